import { noticeSessionChange } from '../../composition/roots/notice-session-change';
import { GUEST, type HeaderUser } from '../../core/identity/session/header-user';
import { FakeSessionStore } from '../fakes/fake-session-store';

const PAT: HeaderUser = { ...GUEST, firstName: 'Pat', isRegistered: true, isGuest: false, userType: 'registered' };

const world = (user: HeaderUser) => {
  const session = new FakeSessionStore();
  if (user.isRegistered) session.hasRegistered('700002');
  const done: string[] = [];
  const chrome = {
    user,
    refresh: async () => void done.push('refreshed'),
    reload: () => void done.push('loaded anew'),
  };
  let visibilityState: DocumentVisibilityState = 'visible';
  let notify: () => void = () => undefined;
  noticeSessionChange(
    {
      get visibilityState() {
        return visibilityState;
      },
      addEventListener: (_type: string, listener: unknown) => {
        notify = listener as () => void;
      },
    },
    session,
    chrome,
  );
  const becomes = (state: DocumentVisibilityState): void => {
    visibilityState = state;
    notify();
  };
  return { session, done, becomes };
};

test('[USR-08] reloads a page when it becomes visible after a sign-out in another tab', () => {
  const { session, done, becomes } = world(PAT);
  becomes('hidden');
  session.rememberGuest(undefined)();
  becomes('visible');
  expect(done).toEqual(['loaded anew']);
});

test('[USR-05] greets a shopper when the page becomes visible after a sign-in in another tab', () => {
  const { session, done, becomes } = world(GUEST);
  becomes('hidden');
  session.rememberRegistered('700002')();
  becomes('visible');
  expect(done).toEqual(['refreshed']);
});

test('[USR-05] does nothing on a visibility change alone or after a sign-in on the page itself', () => {
  const { session, done, becomes } = world(GUEST);
  session.rememberRegistered('700002')();
  becomes('hidden');
  becomes('visible');
  expect(done).toEqual([]);
});
