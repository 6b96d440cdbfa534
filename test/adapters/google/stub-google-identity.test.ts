/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import * as E from 'fp-ts/Either';
import { StubGoogleIdentity, type StubWindow } from '../../../adapters/google/stub-google-identity';
import type { GoogleEvent } from '../../../core/identity/sign-in/google-identity';

const ORIGIN = window.location.origin;
const GOOD = { type: 'google-credential', credential: 'a.b.c' };

const setUp = async (opens = true, nonce: E.Either<undefined, string> = E.right('n-1')) => {
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement('div'));
  const chooser = opens ? window : null;
  const opened: Array<string | undefined> = [];
  const shop: StubWindow = {
    location: { origin: ORIGIN },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    open: (url) => {
      opened.push(String(url));
      return chooser;
    },
  };
  const events: GoogleEvent[] = [];
  const subscription = new StubGoogleIdentity(shop, async () => nonce)
    .button(place)
    .subscribe((event) => events.push(event));
  const says = (data: unknown, from: { origin?: string; source?: Window | null } = {}): void => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: window, ...from }));
  };
  await new Promise((resolve) => setImmediate(resolve));
  return { place, events, opened, says, subscription, click: () => place.querySelector('button')?.click() };
};

test('[USR-11] the stub opens the shop’s own account chooser and emits its credential', async () => {
  const { events, opened, says, click } = await setUp();
  click();
  says(GOOD);
  expect(opened).toEqual(['/dev/google?nonce=n-1']);
  expect(events).toEqual([{ kind: 'credential', credential: 'a.b.c' }]);
});

test.each<[string, unknown, { origin?: string; source?: Window | null }]>([
  ['from another origin', GOOD, { origin: 'https://evil.test' }],
  ['from another window', GOOD, { source: null }],
  ['of another kind', { type: 'hello', credential: 'a.b.c' }, {}],
  ['without a credential', { type: 'google-credential' }, {}],
  ['with a text as data', 'google-credential', {}],
])('[USR-11] ignores a message %s', async (_case, data, from) => {
  const { events, says, click } = await setUp();
  click();
  says(data, from);
  expect(events).toEqual([]);
});

test('[USR-11] ignores messages before the chooser opens', async () => {
  const { events, says } = await setUp();
  says(GOOD);
  expect(events).toEqual([]);
});

test('[USR-11] reports a window that the browser blocks', async () => {
  const { events, click } = await setUp(false);
  click();
  expect(events).toEqual([{ kind: 'unavailable' }]);
});

test('[USR-11] removes the button and ignores messages after the last listener unsubscribes', async () => {
  const { place, events, says, subscription, click } = await setUp();
  click();
  subscription.unsubscribe();
  says(GOOD);
  expect([place.childElementCount, events]).toEqual([0, []]);
});

test('[USR-11] reports a missing nonce and shows no button', async () => {
  const { place, events } = await setUp(true, E.left(undefined));
  expect([place.childElementCount, events]).toEqual([0, [{ kind: 'unavailable' }]]);
});
