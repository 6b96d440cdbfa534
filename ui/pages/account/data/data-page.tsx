import { use, type ReactElement } from 'react';
import Download from 'lucide-react/icons/download';
import { deleteAccountForm } from '../../../../core/account/data/delete-account-form';
import { MAX_LENGTHS } from '../../../../core/forms/checks';
import { ACCOUNT_FORM_ACTIONS } from '../../../../core/paths/account-form-actions';
import { LINKS } from '../../../../core/paths/links';
import { orderPath } from '../../../../core/paths/order-paths';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { Banner } from '../../../design/banner';
import { ButtonLink } from '../../../design/button';
import { EmptyState } from '../../../design/empty-state';
import { FormPasswordField } from '../../../forms/form-password-field';
import { CapabilityContext } from '../../../page/capability-context';
import { PageFrame } from '../../shared/page-frame';
import { AccountForm } from '../account-form';
import { AccountFrame } from '../account-frame';
import { AccountSection } from '../account-section';
import { DATA_TITLE, type OwnDataPage } from './data-data';
import * as styles from './data-page.module.css';

const Deleted = (): ReactElement => (
  <PageFrame>
    <EmptyState
      headingLevel={1}
      title="Your account has been deleted"
      actions={<ButtonLink href={LINKS.home}>Continue shopping</ButtonLink>}
    >
      <p>We deleted your name, email, addresses, cards and points. Thanks for shopping with us.</p>
    </EmptyState>
  </PageFrame>
);

const OpenOrders = ({ orderIds }: { readonly orderIds: ReadonlyArray<string> }): ReactElement => (
  <Banner tone="bad" urgent title="We couldn’t delete your account because you have an open order.">
    <p>You can delete your account after these orders arrive, or once you cancel or return them:</p>
    <ul>
      {orderIds.map((orderId) => (
        <li key={orderId}>
          <a href={orderPath({ orderId })}>Order {orderId}</a>
        </li>
      ))}
    </ul>
  </Banner>
);

const Consequences = (): ReactElement => (
  <ul className={styles.list}>
    <li>We’ll delete your name, email, phone number, addresses, saved cards, saved items and wish lists right away.</li>
    <li>You’ll lose any unused points and coupons.</li>
    <li>You’ll be signed out everywhere.</li>
    <li>By law, we keep order and payment records, but we’ll remove your name, address and email from them.</li>
  </ul>
);

const NoPassword = (): ReactElement => (
  <p>
    You’ll need a password first, because you sign in with Google.{' '}
    {use(CapabilityContext).leadsTo(LINKS.forgotPassword) ? (
      <a href={LINKS.forgotPassword}>Set one with a code by email</a>
    ) : null}
  </p>
);

const Deletion = ({ refused }: Pick<OwnDataPage, 'refused'>): ReactElement => (
  <AccountForm
    id="delete"
    action={ACCOUNT_FORM_ACTIONS.deleteAccount}
    form={deleteAccountForm}
    refused={refused}
    returnPath={ACCOUNT_PATHS.data}
    label="Permanently delete my account"
    look="secondary"
  >
    {(model) => (
      <FormPasswordField
        form={model}
        formId="delete"
        name="password"
        autoComplete="current-password"
        maxLength={MAX_LENGTHS.password}
        required
      />
    )}
  </AccountForm>
);

/** The download of what is known of the shopper, and the deletion of the account (ACC-07). */
export const OwnDataPageView = ({
  data: { isDeleted, hasPassword, openOrders, refused },
}: {
  readonly data: OwnDataPage;
}): ReactElement =>
  isDeleted ? (
    <Deleted />
  ) : (
    <AccountFrame place="data" title={DATA_TITLE}>
      {openOrders.length === 0 ? null : <OpenOrders orderIds={openOrders} />}
      <AccountSection
        title="Download your data"
        lead="Get a file with all the information we have about you: account, addresses, orders, rewards, cards (without card numbers) and sign-in history."
      >
        <p>
          <ButtonLink
            href={ACCOUNT_PATHS.download}
            look="secondary"
            data-no-prerender
            icon={<Download size={20} aria-hidden />}
          >
            Download as JSON
          </ButtonLink>
        </p>
      </AccountSection>
      <AccountSection title="Delete your account" lead="This can’t be undone.">
        <Consequences />
        {hasPassword ? <Deletion refused={refused} /> : <NoPassword />}
      </AccountSection>
    </AccountFrame>
  );
