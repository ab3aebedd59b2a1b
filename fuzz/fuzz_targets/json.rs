#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| kosa_fuzz_targets::json(data));
