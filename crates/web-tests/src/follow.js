// The body of a script: steps, the number of the first of them, and whether clicks are measured; the last argument takes what
// differs, or nothing, and the times.
const [steps, first, measured, done] = arguments;
const times = [];
const look = s => {
  if (s.stage === 'over') return document.querySelector('main[data-stage=over]') ? '' : 'the game is not over';
  const ask = document.querySelector('.ask');
  if (!ask) return 'nothing is asked: ' + document.body.innerText.slice(0, 200);
  if (ask.dataset.stage !== s.stage) return `stage ${ask.dataset.stage} instead of ${s.stage}`;
  const question = document.querySelector('#question .s').textContent;
  if (!s.mute && question !== s.question) return `question "${question}" instead of "${s.question}"`;
  const final = !!document.querySelector('.ask .answers.final');
  if (final !== !!s.final) return final ? 'asks twice' : 'does not ask whether it is meant';
  if (s.stage === 'hand-over' && document.querySelector('.cc:not(.back), .obj')) return 'cards lie open while the device goes on';
  if (!s.answers) return '';
  const dialog = document.querySelector('.veil .dialog');
  if (!!dialog !== s.dialog) return dialog ? 'a dialog' : 'no dialog';
  // What a unit takes along stands beside it on the board where there is room.
  const scopes = dialog ? [dialog] : document.querySelectorAll('.ask ol.answers, .beside');
  const found = [...scopes].flatMap(scope => [...scope.querySelectorAll('[data-choice]')]).filter(e => !e.disabled);
  const label = new Map(found.map(e => [+e.dataset.choice, e]));
  if (label.size !== found.length) return 'an answer twice';
  if (found.length !== s.answers.length) return `${found.length} answers instead of ${s.answers.length} to "${question}"`;
  for (let i = 0; i < s.answers.length; i++) {
    const e = label.get(i);
    if (!e) return `no button for "${s.answers[i]}"`;
    if (!e.checkVisibility()) return `the button for "${s.answers[i]}" cannot be seen`;
    const said = dialog ? s.answers[i] : e.querySelector('.lb').textContent;
    if (!s.mute && said !== s.answers[i]) return `answer "${said}" instead of "${s.answers[i]}"`;
  }
  return '';
};
const act = ([kind, what]) => {
  const scope = document.querySelector('.veil .dialog') ? '.dialog' : ':is(.ask, .beside)';
  const selector = { choose: `${scope} [data-choice="${what}"]`, act: `[data-act=${what}]:not([disabled])`, click: what }[kind];
  const found = document.querySelector(selector);
  if (!found) return `nothing to click: ${selector}`;
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return '';
};
const channel = new MessageChannel();
const soon = () => new Promise(go => { channel.port1.onmessage = go; channel.port2.postMessage(0); });
// A frame has been drawn when the next task after it runs.
const drawn = () => new Promise(go => requestAnimationFrame(() => soon().then(go)));
const later = time => new Promise(go => setTimeout(go, time));
// What a click changes is in the page when the promises it has settled are done with, before any frame is drawn. Painting costs more than all
// else, and nobody looks at the picture here: so most steps follow each other without one, and every eighth waits until it is there.
const told = async () => { for (let turn = 0; turn < 16; turn++) await null; };
(async () => {
  for (let i = 0; i < steps.length; i++) {
    let fault = look(steps[i]);
    // The page draws in its own time, and bots think in theirs.
    for (let tries = 0; fault && tries < 204; tries++) {
      await (tries < 4 ? told() : tries < 24 ? soon() : later(40));
      fault = look(steps[i]);
    }
    if (!fault && steps[i].do) {
      const begun = performance.now();
      fault = act(steps[i].do);
      if (measured) {
        await told();
        const script = performance.now() - begun;
        await drawn();
        const asked = steps[i].question ?? steps[i].stage;
        times.push({ ms: performance.now() - begun, script, asked, did: steps[i].do.join(' ') });
      } else await ((window.kosaStep = (window.kosaStep ?? 0) + 1) % 8 === 0 ? drawn() : told());
    }
    if (fault) {
      const before = JSON.stringify(steps.slice(Math.max(0, i - 3), i).map(s => s.do));
      return done({ fault: `step ${first + i}: ${fault}; after ${before}` });
    }
  }
  done({ fault: '', times });
})().catch(e => done({ fault: 'the script failed: ' + e }));
