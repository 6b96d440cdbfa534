import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import '../../checkout/checkout-header.css';
import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { LINKS } from '../../../core/paths/links';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import type { FinishViewModel } from '../../checkout/review/finish-view-model';
import { reviewPath, type OrderInPath } from '../../checkout/order-paths';
import { ProblemMessage, type EndedSession } from '../../checkout/step-form';
import { Banner } from '../../design/banner';
import { Button, ButtonLink } from '../../design/button';
import { Spinner } from '../../design/spinner';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import * as styles from './finish-page.module.css';

export interface FinishPageProps {
  readonly model: FinishViewModel;
  readonly order: OrderInPath;
  /** Whether the page of the bank or of PayPal was left without a payment. */
  readonly isLeft?: boolean;
  readonly ended: EndedSession;
}

const TITLES = {
  working: 'Finishing your order',
  waiting: 'Still waiting for your bank',
  delayed: 'Your payment is still being checked',
  unknown: 'We can’t tell yet whether your order was placed',
  approving: 'One moment',
  failed: 'Your order hasn’t been placed yet',
} as const;

/** Where the order can be mended. The payment comes first where it was declined, the order where it is what has changed. */
const waysOf = (order: OrderInPath) =>
  [
    ['Change payment method', CHECKOUT_PATHS.payment],
    ['Back to your order', reviewPath(order)],
  ] as const;

/** Where to ask about a payment whose outcome is not known after a while (PAY-05, ORD-01). */
const Delayed = ({ order }: Pick<FinishPageProps, 'order'>): ReactElement => (
  <>
    <p>If you contact us, use order number {order.orderId}.</p>
    {use(CapabilityContext).leadsTo(LINKS.contact) ? (
      <ButtonLink href={LINKS.contact} look="secondary">
        Contact us
      </ButtonLink>
    ) : null}
  </>
);

const NEVER = (): number => 0;

const isAsked = (status: FinishViewModel['status']): status is keyof typeof WORDS => status in WORDS;

const Form = ({ order, children }: { readonly order: OrderInPath; readonly children: string }): ReactElement => (
  <form method="post" action={CHECKOUT_FORM_ACTIONS.finishOrder}>
    <input type="hidden" name="orderId" value={order.orderId} />
    <input type="hidden" name="key" value={order.key} />
    <input type="hidden" name="total" value={order.total.toFixed(2)} />
    {order.seen === undefined ? null : <input type="hidden" name="seen" value={order.seen} />}
    <Button type="submit" size="large">
      {children}
    </Button>
  </form>
);

/** A guest's session has ended: whether the order is placed is not known here, and the look-up tells it. */
const LookUp = ({ order }: Pick<FinishPageProps, 'order'>): ReactElement => (
  <Banner
    tone="warning"
    urgent
    title="Your session has ended, so we can’t tell whether your order was placed."
    action={<ButtonLink href={LINKS.trackOrder}>Look up your order</ButtonLink>}
  >
    <p>If it was, we’ve emailed you. To look it up, use order number {order.orderId} and your email address.</p>
  </Banner>
);

/** What is said while the outcome is asked for again with scripts, and beside the button without. */
const WORDS = {
  working: ['Please keep this page open.', 'Select the button to finish your order. It will only be placed once.'],
  waiting: [
    'We check again every few seconds. Your order will only be placed once. You can leave this page open.',
    'Select the button to finish your order. It will only be placed once.',
  ],
  delayed: [
    'Your bank hasn’t answered yet. We keep checking for up to an hour, and you can leave this page. You won’t be charged twice: your order will only be placed once, even if you try again with another payment method. When it’s placed, we’ll email you. Without an answer within an hour, no order is placed and you aren’t charged.',
    'Select the button to finish your order. It will only be placed once.',
  ],
  unknown: [
    'We can’t reach our order system right now. We check again every few seconds. Your order will only be placed once, and you won’t be charged twice.',
    'We can’t reach our order system right now. Please check again in a moment. Your order will only be placed once, and you won’t be charged twice.',
  ],
} as const;

/** The order whose outcome is not known: asked for by itself with scripts, by a button without (ORD-01). */
const Asking = ({
  status,
  order,
  hasPaid,
}: Pick<FinishPageProps, 'order'> & { readonly status: keyof typeof WORDS; readonly hasPaid: boolean }) => {
  const [scripted, plain] = WORDS[status];
  const isUnknown = status === 'unknown';
  return (
    <>
      <div className={styles.scripted} role="status">
        <Spinner label={isUnknown ? 'Checking your order' : TITLES[status]} />
        <p>{scripted}</p>
      </div>
      <div className={styles.plain}>
        <p>{hasPaid ? plain : 'Nothing was charged. Go on to choose another way to pay, or to try again.'}</p>
        <Form order={order}>{isUnknown ? 'Check again' : hasPaid ? 'Finish my order' : 'Continue'}</Form>
      </div>
      {status === 'delayed' ? <Delayed order={order} /> : null}
      {isUnknown ? (
        <p>
          If your order was placed, we’ve emailed you. You can also{' '}
          <a href={LINKS.trackOrder}>look it up by its number</a>, {order.orderId}, later.
        </p>
      ) : null}
    </>
  );
};

/** Finishes an order after the shopper's bank or PayPal. Without scripts, with one button (CHK-08, PAY-05). */
export const FinishPage = observer(({ model, order, isLeft = false, ended }: FinishPageProps): ReactElement => {
  const { status, problem, approvalUrl } = model;
  const hasEnded = problem?.needsSignIn === true;
  // Nothing was asked yet: the address is all that is known.
  const hasPaid = !isLeft || status !== 'working';
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1>
          {hasEnded
            ? 'Your session has ended'
            : approvalUrl === undefined
              ? hasPaid
                ? TITLES[status]
                : 'Your payment wasn’t completed'
              : 'One more step: approve the payment'}
        </h1>
        {hasEnded && ended.guestMessage !== undefined ? (
          <LookUp order={order} />
        ) : (
          // After a sign-in the page still does not know the outcome, so the message stays.
          <ProblemMessage problem={problem} isPending={model.isOpen} ended={{ ...ended, signIns: NEVER }} />
        )}
        {isAsked(status) ? <Asking status={status} order={order} hasPaid={hasPaid} /> : null}
        {approvalUrl === undefined ? null : (
          <>
            <p>Your bank or PayPal asks you to approve it. Then you’ll come back here to finish your order.</p>
            <ButtonLink href={approvalUrl} size="large">
              Approve payment
            </ButtonLink>
          </>
        )}
        {status === 'failed' && !hasEnded ? (
          <div className={styles.ways}>
            {(problem?.canPayOtherwise === true ? waysOf(order) : waysOf(order).toReversed()).map(
              ([name, href], index) => (
                <ButtonLink key={href} href={href} look={index === 0 ? 'primary' : 'secondary'} size="large">
                  {name}
                </ButtonLink>
              ),
            )}
          </div>
        ) : null}
      </div>
    </PageFrame>
  );
});
