import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { HOME_PATH } from '../../../core/paths/paths';
import type { ChromeViewModel } from '../../chrome/chrome-view-model';
import { LINKS } from '../../../core/paths/links';
import { Button, ButtonLink } from '../../design/button';
import { PageFrame } from './page-frame';
import styles from './unless-signed-in.module.css';

export interface UnlessSignedInProps {
  readonly chrome: Pick<ChromeViewModel, 'user' | 'status' | 'signOut'>;
  /** Where the page would have led on to: a path of this shop. */
  readonly returnPath: string;
  /** The page answers a form that was sent: what it says is read, whoever sent it. */
  readonly isAnswer: boolean;
  /** The page of a sign-in or of a registration. */
  readonly children: ReactNode;
}

const SignedIn = observer(
  ({ chrome, returnPath }: Pick<UnlessSignedInProps, 'chrome' | 'returnPath'>): ReactElement => {
    const { firstName } = chrome.user;
    return (
      <PageFrame>
        <div className={styles.signedIn}>
          <div className={styles.words}>
            <h1>{firstName === undefined ? 'You are signed in' : `You are signed in as ${firstName}`}</h1>
            <p className={styles.lead}>
              {firstName === undefined ? 'Not your account?' : `Not ${firstName}?`} Sign out first, then sign in or
              create an account of your own.
            </p>
          </div>
          <div className={styles.ways}>
            <ButtonLink href={returnPath} size="large" block>
              {returnPath === HOME_PATH ? 'Go shopping' : 'Go on where you were'}
            </ButtonLink>
            <ButtonLink href={LINKS.myAccount} look="secondary" size="large" block>
              My Account
            </ButtonLink>
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
  },
);

/** A way into an account; whoever is signed in already sees so in its place, with the ways on and the way out (RTE-05, RTE-06). */
export const UnlessSignedIn = observer(
  ({ chrome, returnPath, isAnswer, children }: UnlessSignedInProps): ReactElement =>
    chrome.user.isRegistered && !isAnswer ? <SignedIn chrome={chrome} returnPath={returnPath} /> : <>{children}</>,
);
