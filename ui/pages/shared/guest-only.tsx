import { observer } from 'mobx-react-lite';
import { use, type ReactElement, type ReactNode } from 'react';
import { HOME_PATH } from '../../../core/paths/paths';
import type { ChromeViewModel } from '../../chrome/chrome-view-model';
import { LINKS } from '../../../core/paths/links';
import { Button, ButtonLink } from '../../design/button';
import { CapabilityContext } from '../../page/capability-context';
import { LinkContext } from '../../page/link-context';
import { PageFrame } from './page-frame';
import * as styles from './guest-only.module.css';

export interface GuestOnlyProps {
  readonly chrome: Pick<ChromeViewModel, 'user' | 'status' | 'signOut'>;
  /** The path of this shop to open afterwards. */
  readonly returnPath: string;
  /** The page is the response to a posted form, so it is shown to registered shoppers, too. */
  readonly isResponse: boolean;
  /** The page's content for guests. */
  readonly children: ReactNode;
}

const SignedIn = observer(({ chrome, returnPath }: Pick<GuestOnlyProps, 'chrome' | 'returnPath'>): ReactElement => {
  const { firstName } = chrome.user;
  const linkTo = use(LinkContext);
  return (
    <PageFrame>
      <div className={styles.signedIn}>
        <div className={styles.words}>
          <h1>{firstName === undefined ? 'You’re signed in' : `You’re signed in as ${firstName}`}</h1>
          <p className={styles.lead}>
            {firstName === undefined ? 'Not your account?' : `Not ${firstName}?`} Sign out first, then sign in or create
            an account of your own.
          </p>
        </div>
        <div className={styles.ways}>
          <ButtonLink href={returnPath} size="large" block>
            {returnPath === HOME_PATH ? 'Start shopping' : 'Continue where you left off'}
          </ButtonLink>
          {use(CapabilityContext).leadsTo(LINKS.myAccount) ? (
            <ButtonLink href={linkTo(LINKS.myAccount)} look="secondary" size="large" block>
              My Account
            </ButtonLink>
          ) : null}
          <form
            method="post"
            action={LINKS.signOut}
            onSubmit={(event) => {
              event.preventDefault();
              void chrome.signOut();
            }}
          >
            <Button type="submit" look="quiet" size="large" block pending={chrome.status === 'signing-out'}>
              Sign Out
            </Button>
          </form>
        </div>
      </div>
    </PageFrame>
  );
});

/**
 * Shows a sign-in or registration page to guests only. A registered shopper sees that they are signed in, with links to
 * the shop or their account, and a button to sign out (RTE-05, RTE-06).
 */
export const GuestOnly = observer(({ chrome, returnPath, isResponse, children }: GuestOnlyProps): ReactElement =>
  chrome.user.isRegistered && !isResponse ? <SignedIn chrome={chrome} returnPath={returnPath} /> : <>{children}</>,
);
