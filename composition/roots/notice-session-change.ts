import type { SessionStore } from '../../core/identity/session/session-store';
import type { ChromeViewModel } from '../../ui/chrome/chrome-view-model';

type Visible = Pick<Document, 'visibilityState' | 'addEventListener'>;

/**
 * Another tab may have signed the shopper in or out. When the page becomes visible again, its personal parts are updated;
 * it is reloaded when it shows a shopper who has signed out since.
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
