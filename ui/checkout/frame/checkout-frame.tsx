import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import '../checkout-header.css';
import type { Cart } from '../../../core/cart/cart';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { cx } from '../../design/cx';
import { VisuallyHidden } from '../../design/visually-hidden';
import * as styles from './checkout-frame.module.css';
import type { CheckoutStep } from '../../../core/shared/checkout-step';
import { isReachable, STEP_TITLES, stepsOf } from '../checkout-steps';
import { DoneSteps } from './done-steps';
import { OrderSummary } from './order-summary';
import type { ShownCheckout } from '../shown-checkout';

export interface CheckoutFrameProps {
  readonly step: CheckoutStep;
  readonly title: ReactNode;
  /** Undefined while the service cannot be reached. */
  readonly checkout: ShownCheckout | undefined;
  readonly cart: { readonly cart: Cart };
  readonly children: ReactNode;
  /** What ends the checkout, with the totals: beside the step on wide screens, and after it on others. */
  readonly finish?: ReactNode;
}

const Progress = ({ step, checkout }: Pick<CheckoutFrameProps, 'step' | 'checkout'>): ReactElement => {
  const steps = stepsOf(checkout, step);
  const current = steps.indexOf(step);
  const missing = checkout?.missing ?? ['contact'];
  return (
    <ol className={styles.progress} aria-label="Checkout steps">
      {steps.map((each, index) => {
        const isDone = index < current;
        const name = (
          <>
            <span className={styles.mark} aria-hidden>
              {isDone ? <Check size={16} strokeWidth={3} /> : index + 1}
            </span>
            {STEP_TITLES[each]}
            {isDone ? <VisuallyHidden>, done</VisuallyHidden> : null}
          </>
        );
        return (
          <li
            key={each}
            className={cx(styles.step, isDone && styles.done)}
            aria-current={index === current ? 'step' : undefined}
          >
            {index !== current && isReachable(each, missing) ? (
              <a href={CHECKOUT_PATHS[each]}>{name}</a>
            ) : (
              <span>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
};

/** The frame of each step: the progress, what is complete, the step itself, and what the order costs (CHK-01). */
export const CheckoutFrame = observer(
  ({ step, title, checkout, cart, children, finish }: CheckoutFrameProps): ReactElement => (
    <div className={styles.frame}>
      <div className={styles.main}>
        <Progress step={step} checkout={checkout} />
        {checkout === undefined || step === 'review' ? null : (
          <DoneSteps step={step} checkout={checkout} shipments={cart.cart.shipments} />
        )}
        <section className={styles.card} aria-labelledby="step-title">
          <h1 id="step-title" className={styles.title}>
            {title}
          </h1>
          {children}
        </section>
      </div>
      {cart.cart.items.length === 0 ? null : (
        <div className={styles.side}>
          {finish === undefined ? null : <div className={styles.finish}>{finish}</div>}
          <div className={styles.summary}>
            <OrderSummary cart={cart.cart} checkout={checkout} hasTotals={finish === undefined} />
          </div>
        </div>
      )}
    </div>
  ),
);
