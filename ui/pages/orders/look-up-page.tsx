import { use, useState, type ReactElement } from 'react';
import { MAX_LENGTHS } from '../../../core/forms/checks';
import { lookUpForm } from '../../../core/orders/look-up-form';
import { LINKS } from '../../../core/paths/links';
import { ORDER_HISTORY_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import { Banner } from '../../design/banner';
import { FormField } from '../../forms/form-field';
import { FormSummary } from '../../forms/form-summary';
import { FormViewModel } from '../../forms/form-view-model';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import * as styles from './look-up-page.module.css';
import { OnceForm } from './once-form';
import type { LookUpData } from './order-data';

export interface LookUpPageProps {
  readonly data: LookUpData;
  readonly problem: string | undefined;
  readonly isRegistered?: boolean;
}

const FORM_ID = 'look-up';

/** The way to all orders of an account. */
const OwnOrders = ({ isRegistered }: { readonly isRegistered: boolean }): ReactElement | null => {
  if (isRegistered) return <a href={ORDER_HISTORY_PATH}>See all your orders</a>;
  return use(CapabilityContext).leadsTo(LINKS.signIn) ? (
    <p>
      Have an account? <a href={withReturnPath(LINKS.signIn, ORDER_HISTORY_PATH)}>Sign in to see all your orders</a>
    </p>
  ) : null;
};

/** Finds an order by its number and email, without an account (ORD-04). */
export const LookUpPage = ({ data, problem, isRegistered = false }: LookUpPageProps): ReactElement => {
  const { orderId, email, errors } = data;
  const [form] = useState(() => new FormViewModel(lookUpForm, { orderId, email }, errors));
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1>Track an order</h1>
        <p>You’ll find your order number in your confirmation email.</p>
        {problem === undefined ? null : <Banner tone="bad" urgent title={problem} />}
        <OnceForm action="lookUpOrder" size="large" block label="Find my order" formClass={styles.form}>
          <FormSummary form={form} formId={FORM_ID} />
          <FormField
            form={form}
            formId={FORM_ID}
            name="orderId"
            autoComplete="off"
            inputMode="numeric"
            maxLength={42}
            spellCheck={false}
            required
          />
          <FormField
            form={form}
            formId={FORM_ID}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={MAX_LENGTHS.email}
            spellCheck={false}
            required
          />
        </OnceForm>
        <OwnOrders isRegistered={isRegistered} />
      </div>
    </PageFrame>
  );
};
