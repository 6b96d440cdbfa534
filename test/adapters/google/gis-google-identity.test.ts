/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { GIS_SCRIPT, GisGoogleIdentity, type GoogleAccountsId } from '../../../adapters/google/gis-google-identity';
import type { GoogleEvent } from '../../../core/identity/sign-in/google-identity';
import type { ScriptLoader } from '../../../core/shared/script-loader';

type Initialized = Parameters<GoogleAccountsId['initialize']>[0];

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const setUp = () => {
  const done: string[] = [];
  const initialized: Initialized[] = [];
  let comes = true;
  const id: GoogleAccountsId = {
    initialize: (options) => void initialized.push(options),
    renderButton: (place) => void place.append(document.createElement('iframe')),
    prompt: () => void done.push('prompt'),
    cancel: () => void done.push('cancel'),
  };
  const scripts: ScriptLoader = {
    load: (src) => {
      done.push(src);
      return comes ? TE.right(undefined) : TE.left({ kind: 'script-not-loaded', src, cause: 'refused' });
    },
    remove: () => () => undefined,
  };
  const window = { google: { accounts: { id } }, matchMedia: () => ({ matches: false }) };
  let nonces = 0;
  const nonce = async () => E.right(`nonce-${(nonces += 1)}`);
  const google = new GisGoogleIdentity({ clientId: 'the-shop', nonce, window, scripts });
  const place = document.createElement('div');
  const listen = (part: 'button' | 'oneTap') => {
    const events: GoogleEvent[] = [];
    const shown = part === 'button' ? google.button(place) : google.oneTap;
    return { events, subscription: shown.subscribe((event) => events.push(event)) };
  };
  const respondsWith = (select_by: string, credential: string | undefined = 'a.b.c'): void =>
    initialized.at(-1)?.callback({ credential, select_by });
  return { done, initialized, place, listen, replies: respondsWith, breaks: (how: boolean) => void (comes = !how) };
};

test("[USR-11] loads Google's script with the first part that needs it and initialises it once per page", async () => {
  const { done, initialized, listen, place } = setUp();
  expect(done).toEqual([]);
  listen('button');
  listen('oneTap');
  await settled();
  expect(done).toEqual([GIS_SCRIPT, 'prompt']);
  expect(initialized).toMatchObject([{ client_id: 'the-shop', nonce: 'nonce-1' }]);
  expect(place.childElementCount).toBe(1);
});

test("[USR-11] delivers an account chosen by the button to the button's listeners only, and one tap's to its own", async () => {
  const { listen, replies: responses } = setUp();
  const [button, oneTap] = [listen('button'), listen('oneTap')];
  await settled();
  responses('btn_confirm', 'by.the.button');
  responses('user', 'by.one.tap');
  expect(button.events).toEqual([{ kind: 'credential', credential: 'by.the.button' }]);
  expect(oneTap.events).toEqual([{ kind: 'credential', credential: 'by.one.tap' }]);
});

test('[USR-11] reports a script that fails to load and loads it again the next time', async () => {
  const { listen, breaks, place } = setUp();
  breaks(true);
  const first = listen('button');
  await settled();
  expect(first.events).toEqual([{ kind: 'unavailable' }]);
  first.subscription.unsubscribe();
  breaks(false);
  const second = listen('button');
  await settled();
  expect([second.events, place.childElementCount]).toEqual([[], 1]);
});

test('[USR-11] removes the button and cancels the prompt after the last listener unsubscribes', async () => {
  const { done, listen, place } = setUp();
  const [button, oneTap] = [listen('button'), listen('oneTap')];
  await settled();
  button.subscription.unsubscribe();
  oneTap.subscription.unsubscribe();
  expect([place.childElementCount, done.at(-1)]).toEqual([0, 'cancel']);
});

test('[USR-11] does not show a part that was unsubscribed before the script arrived', async () => {
  const { done, listen, place } = setUp();
  listen('button').subscription.unsubscribe();
  listen('oneTap').subscription.unsubscribe();
  await settled();
  expect([place.childElementCount, done]).toEqual([0, [GIS_SCRIPT]]);
});

test('[USR-11] uses a new nonce for what is shown after a credential', async () => {
  const { initialized, listen, replies: responses } = setUp();
  const first = listen('button');
  await settled();
  responses('btn');
  first.subscription.unsubscribe();
  listen('button');
  await settled();
  expect(initialized.map(({ nonce }) => nonce)).toEqual(['nonce-1', 'nonce-2']);
});
