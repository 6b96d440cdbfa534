import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import type { FinishViewModel } from '../../checkout/finish-view-model';
import type { OrderInPath } from '../../checkout/order-paths';
import { ProblemMessage, type SignInOffer } from '../../checkout/step-form';
import { Button, ButtonLink } from '../../design/button';
import { Spinner } from '../../design/spinner';
import { PageFrame } from '../shared/page-frame';
import * as styles from './finish-page.module.css';

export interface FinishPageProps {
  readonly model: FinishViewModel;
  readonly order: OrderInPath;
  readonly signIn: SignInOffer;
}

const TITLES = {
  working: 'Finishing your order',
  waiting: 'Still waiting for your bank',
  approving: 'One moment',
  failed: 'Your order is not placed yet',
} as const;

const Form = ({ order, children }: { readonly order: OrderInPath; readonly children: string }): ReactElement => (
  <form method="post" action={FORM_ACTIONS.finishOrder}>
    <input type="hidden" name="orderId" value={order.orderId} />
    <input type="hidden" name="key" value={order.key} />
    <input type="hidden" name="total" value={order.total.toFixed(2)} />
    <Button type="submit" size="large">
      {children}
    </Button>
  </form>
);

/** Finishes an order after the shopper's bank or PayPal. Without scripts, with one button (CHK-08, PAY-05). */
export const FinishPage = observer(({ model, order, signIn }: FinishPageProps): ReactElement => {
  const { status, problem, approvalUrl } = model;
  const isWorking = status === 'working' || status === 'waiting';
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1>{TITLES[status]}</h1>
        <ProblemMessage problem={problem} isPending={isWorking} signIn={signIn} />
        {isWorking ? (
          <>
            <div className={styles.scripted} role="status">
              <Spinner label={TITLES[status]} />
              <p>
                {status === 'waiting'
                  ? 'We ask again every few seconds. Your order is placed once, whatever happens; you can leave this page open.'
                  : 'Please keep this page open.'}
              </p>
            </div>
            <div className={styles.plain}>
              <p>Press the button to finish your order. It is placed once, however often you press it.</p>
              <Form order={order}>Finish my order</Form>
            </div>
          </>
        ) : null}
        {approvalUrl === undefined ? null : (
          <>
            <p>Please approve the payment at your bank or PayPal. Afterwards you come back here.</p>
            <ButtonLink href={approvalUrl} size="large">
              Approve the payment
            </ButtonLink>
          </>
        )}
        {status === 'failed' ? (
          <div className={styles.ways}>
            <ButtonLink href={CHECKOUT_PATHS.payment} size="large">
              Pay with something else
            </ButtonLink>
            <ButtonLink href={CHECKOUT_PATHS.review} look="secondary" size="large">
              Back to your order
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </PageFrame>
  );
});
