import type { SessionStore } from '../../core/identity/session/session-store';
import type { ChromeViewModel } from '../../ui/chrome/chrome-view-model';

type Visible = Pick<Document, 'visibilityState' | 'addEventListener'>;

/**
 * Another tab may have signed the shopper out or in: a page that is looked at again brings up to date what is personal,
 * and one that shows somebody who is signed out by now is loaded anew.
 */
export const noticeSessionChange = (
  document: Visible,
  session: Pick<SessionStore, 'userId' | 'userType'>,
  chrome: Pick<ChromeViewModel, 'user' | 'refresh' | 'reload'>,
): void => {
  const who = (): string => `${session.userType()} ${session.userId()}`;
  let known = who();
  document.addEventListener('visibilitychange', () => {
    const now = who();
    if (document.visibilityState === 'hidden') known = now;
    if (document.visibilityState === 'hidden' || now === known) return;
    known = now;
    if (chrome.user.isRegistered) chrome.reload();
    else void chrome.refresh();
  });
};
