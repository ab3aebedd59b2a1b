#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| kosa_fuzz_targets::message(data));
