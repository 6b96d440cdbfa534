/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { GoogleDouble, type DoubleWindow } from '../../../adapters/google/google-double';
import type { GoogleEvent } from '../../../core/identity/google-identity';

const ORIGIN = window.location.origin;
const GOOD = { type: 'google-credential', credential: 'a.b.c' };

const setUp = (opens = true) => {
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement('div'));
  const chooser = opens ? window : null;
  const opened: Array<string | undefined> = [];
  const shop: DoubleWindow = {
    location: { origin: ORIGIN },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    open: (url) => {
      opened.push(String(url));
      return chooser;
    },
  };
  const events: GoogleEvent[] = [];
  const subscription = new GoogleDouble(shop).button(place).subscribe((event) => events.push(event));
  const says = (data: unknown, from: { origin?: string; source?: Window | null } = {}): void => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: window, ...from }));
  };
  return { place, events, opened, says, subscription, click: () => place.querySelector('button')?.click() };
};

test('[USR-11] the double opens the shop’s own chooser and hands on the credential that it gives', () => {
  const { events, opened, says, click } = setUp();
  click();
  says(GOOD);
  expect(opened).toEqual(['/dev/google']);
  expect(events).toEqual([{ kind: 'credential', credential: 'a.b.c' }]);
});

test.each<[string, unknown, { origin?: string; source?: Window | null }]>([
  ['from another origin', GOOD, { origin: 'https://evil.test' }],
  ['from another window', GOOD, { source: null }],
  ['of another kind', { type: 'hello', credential: 'a.b.c' }, {}],
  ['without a credential', { type: 'google-credential' }, {}],
  ['that is a text', 'google-credential', {}],
])('[USR-11] a message %s is not heard', (_case, data, from) => {
  const { events, says, click } = setUp();
  click();
  says(data, from);
  expect(events).toEqual([]);
});

test('[USR-11] before the chooser was opened nothing is heard', () => {
  const { events, says } = setUp();
  says(GOOD);
  expect(events).toEqual([]);
});

test('[USR-11] a window that the browser does not open is told', () => {
  const { events, click } = setUp(false);
  click();
  expect(events).toEqual([{ kind: 'unavailable' }]);
});

test('[USR-11] once nobody listens the button is gone, and nothing is heard', () => {
  const { place, events, says, subscription, click } = setUp();
  click();
  subscription.unsubscribe();
  says(GOOD);
  expect([place.childElementCount, events]).toEqual([0, []]);
});
