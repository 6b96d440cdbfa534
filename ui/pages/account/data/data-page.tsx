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
      <p>We deleted your account and everything saved in it. Thanks for shopping with us.</p>
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

/** What is deleted besides the person, and what ends with the account, as far as this shop has it. */
const Consequences = (): ReactElement => {
  const { can } = use(CapabilityContext);
  const deleted = [
    'addresses',
    'saved cards',
    ...(can('pets') ? ['pets and vets'] : []),
    ...(can('save-for-later') ? ['saved items'] : []),
    ...(can('lists') ? ['wish lists'] : []),
    ...(can('reviews') ? ['reviews'] : []),
  ];
  return (
    <ul className={styles.list}>
      <li>
        We’ll delete your name, email, phone number, {deleted.slice(0, -1).join(', ')} and {deleted.at(-1)} right away.
      </li>
      {can('questions') ? <li>Questions that others have answered will stay, without your name.</li> : null}
      {can('repeat-delivery') ? <li>Your repeat deliveries will stop.</li> : null}
      {can('appointments') ? <li>Your upcoming appointments will be canceled.</li> : null}
      {can('memberships') ? <li>Your pets’ memberships and their benefits will end today.</li> : null}
      {can('rewards') ? <li>You’ll lose any unused points and coupons.</li> : null}
      <li>You’ll be signed out everywhere.</li>
      <li>By law, we keep order and payment records, but we’ll remove your name, address and email from them.</li>
    </ul>
  );
};

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
        lead="Get a file with the information we have about you: account, addresses, orders, rewards, cards (without card numbers), your newest 10,000 searches and your newest 10,000 account events."
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
