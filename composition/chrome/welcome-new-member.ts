import { JUST_REGISTERED_KEY } from '../../adapters/session/session-names';
import type { PagePlatform } from '../page/screen-dependencies';
import type { ChromeViewModel } from '../../ui/chrome/chrome-view-model';

/** Has the next page of this tab welcome the shopper, who has just registered (REG-04). */
export const rememberRegistration = ({ sessionStorage }: Pick<PagePlatform, 'sessionStorage'>): void =>
  sessionStorage.write(JUST_REGISTERED_KEY, 'true')();

/** Welcomes a shopper who registered on the page before, once (REG-04). */
export const welcomeNewMember = (
  { account, toasts }: Pick<ChromeViewModel, 'account' | 'toasts'>,
  { sessionStorage }: Pick<PagePlatform, 'sessionStorage'>,
): void => {
  if (sessionStorage.read(JUST_REGISTERED_KEY)() === undefined) return;
  sessionStorage.remove(JUST_REGISTERED_KEY)();
  if (!account.isRegistered) return;
  const { firstName } = account;
  toasts.succeed(
    firstName === undefined ? 'Welcome! Your account is ready.' : `Welcome, ${firstName}! Your account is ready.`,
  );
};
