import * as TE from 'fp-ts/TaskEither';
import { Subject } from 'rxjs';
import type { GoogleEvent } from '../../../core/identity/sign-in/google-identity';
import type { SignedIn } from '../../../core/identity/sign-in/sign-in';
import { LOGIN_SERVICE_DOWN } from '../../../core/identity/sign-in/sign-in-message';
import type { SignInWithGoogle } from '../../../core/identity/sign-in/sign-in-with-google';
import { GOOGLE_UNAVAILABLE, GoogleSignInViewModel } from '../../../ui/sign-in/google-sign-in-view-model';

const SIGNED_IN: SignedIn = { userId: '700002', signedInFromModal: true, autoSignInAfterRegister: false };
const CHOSEN: GoogleEvent = { kind: 'credential', credential: 'a.b.c' };

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const open = (signInWithGoogle: SignInWithGoogle = () => TE.right(SIGNED_IN), comes = true) => {
  const events = new Subject<GoogleEvent>();
  const followed: SignedIn[] = [];
  const refusals: string[] = [];
  const model = new GoogleSignInViewModel('modal', {
    load: () =>
      comes ? Promise.resolve({ button: () => events, oneTap: events }) : Promise.reject(new Error('not fetched')),
    signInWithGoogle,
    onSignedIn: (signedIn) => void followed.push(signedIn),
    onRefused: (message) => void refusals.push(message),
  });
  return { model, events, followed, refusals };
};

test('[USR-11] signs in with an account chosen at Google and navigates', async () => {
  const requested: unknown[] = [];
  const { model, events, followed } = open((credential, origin) => {
    requested.push([credential, origin]);
    return TE.right(SIGNED_IN);
  });
  model.offerOneTap();
  await settled();
  events.next(CHOSEN);
  await settled();
  expect([requested, followed, model.status]).toEqual([[['a.b.c', 'modal']], [SIGNED_IN], 'idle']);
});

test('[USR-11] ignores a second choice while the first is pending', async () => {
  const { model, events, followed } = open();
  model.offerOneTap();
  await settled();
  events.next(CHOSEN);
  events.next(CHOSEN);
  await settled();
  expect(followed).toHaveLength(1);
});

test('[USR-11] [ERR-06] reports a failed sign-in, and Google can be used again', async () => {
  const { model, events, followed, refusals } = open(() => TE.left({ kind: 'login-service-down' }));
  model.offerOneTap();
  await settled();
  events.next(CHOSEN);
  await settled();
  expect([model.problem, model.status, followed, refusals]).toEqual([
    LOGIN_SERVICE_DOWN,
    'idle',
    [],
    [LOGIN_SERVICE_DOWN],
  ]);
});

test.each([true, false])(
  '[USR-11] refers to the form when Google is unavailable, its code loaded: %s',
  async (comes) => {
    const { model, events } = open(undefined, comes);
    model.offerOneTap();
    await settled();
    events.next({ kind: 'unavailable' });
    await settled();
    expect(model.problem).toBe(GOOGLE_UNAVAILABLE);
  },
);

test("[USR-11] receives nothing after disposal, also when Google's code arrives late", async () => {
  const { model, events, followed } = open();
  model.offerOneTap()();
  await settled();
  events.next(CHOSEN);
  await settled();
  expect(followed).toEqual([]);
});
