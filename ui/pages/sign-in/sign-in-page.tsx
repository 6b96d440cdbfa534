import { observer } from 'mobx-react-lite';
import { use, type ReactElement, type ReactNode } from 'react';
import { DEFAULT_BRAND, type Brand } from '../../../core/configuration/brand';
import { withReturnPath } from '../../../core/paths/return-url';
import { LINKS } from '../../../core/paths/links';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';
import { PASSWORD_RENEWED_MESSAGE } from '../../../core/identity/password-reset/password-reset-message';
import { BROWSER_KNOWN } from '../../../core/identity/sign-in/sign-in-link-message';
import type { Can } from '../../../core/configuration/capabilities';
import { CapabilityContext } from '../../page/capability-context';
import { AccountPromise, type AccountPoint } from '../shared/account-promise';
import { PageFrame } from '../shared/page-frame';
import { SignInForm } from '../../sign-in/sign-in-form';
import type { SignInViewModel } from '../../sign-in/sign-in-view-model';
import * as styles from './sign-in-page.module.css';

export interface SignInPageProps {
  readonly model: SignInViewModel;
  readonly brand?: Brand;
  /** The shopper has just set a new password. */
  readonly isPasswordRenewed?: boolean;
  /** The shopper has just used a mailed link. */
  readonly isBrowserAdded?: boolean;
  /** The shopper has just signed out in all browsers. */
  readonly isSignedOut?: boolean;
  /** Other ways to sign in, below the form. */
  readonly otherWays?: ReactNode;
}

const benefits = (brand: Brand, can: Can): ReadonlyArray<AccountPoint> => {
  const again = [
    can('orders') && 'Easy reordering',
    can('repeat-delivery') && `${can('orders') ? 'r' : 'R'}epeat delivery on your schedule`,
  ].filter(Boolean);
  return [
    ...(can('rewards') ? [{ what: `5% back with ${brand.rewards}` }] : []),
    ...(again.length === 0 ? [] : [{ what: again.join(', ') }]),
    { what: `${can('stores') ? 'Your pets, vet and store' : 'Your pets and vet'} in one place` },
  ];
};

/** The way to an order that was placed without an account (ORD-04). */
const GuestOrder = (): ReactElement | null =>
  use(CapabilityContext).leadsTo(LINKS.trackOrder) ? (
    <p>
      Ordered without an account? <a href={LINKS.trackOrder}>Track your order</a>
    </p>
  ) : null;

/** The sign-in form beside the benefits of an account (RTE-06). */
export const SignInPage = observer(
  ({
    model,
    brand = DEFAULT_BRAND,
    isPasswordRenewed = false,
    isBrowserAdded = false,
    isSignedOut = false,
    otherWays,
  }: SignInPageProps): ReactElement => (
    <PageFrame>
      <div className={styles.page}>
        <div className={styles.form}>
          <h1>Sign in to your account</h1>
          {isPasswordRenewed && !model.isRefused ? <Banner tone="good" title={PASSWORD_RENEWED_MESSAGE} /> : null}
          {isBrowserAdded && !model.isRefused ? <Banner tone="good" title={BROWSER_KNOWN} /> : null}
          {isSignedOut && !model.isRefused ? <Banner tone="good" title="You’re signed out everywhere." /> : null}
          <SignInForm model={model} formId="sign-in" />
          {otherWays}
          <GuestOrder />
        </div>
        <AccountPromise
          id="join"
          title="New here?"
          points={benefits(brand, use(CapabilityContext).can)}
          sizes="(min-width: 768px) 40rem, 94vw"
        >
          <ButtonLink href={withReturnPath(LINKS.createAccount, model.returnPath)} look="secondary" size="large">
            Create Account
          </ButtonLink>
        </AccountPromise>
      </div>
    </PageFrame>
  ),
);
