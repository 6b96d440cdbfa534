import type { CheckoutStep } from '../../../core/shared/checkout-step';
import type { Disposer } from '../../../core/shared/disposer';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/**
 * Returns what a page of the checkout starts: the report that the step opened, as a page view and as a stage on the way to
 * a purchase (ANA-01), and what its model starts.
 */
export const reportingStep =
  (
    { analytics, cart }: Pick<ScreenDependencies, 'analytics' | 'cart'>,
    step: CheckoutStep,
    start: () => Disposer = () => () => undefined,
  ): (() => Disposer) =>
  () => {
    analytics.report({ name: 'page-view', pageType: step, category: 'checkout' })();
    analytics.report({ name: 'checkout-step', step, itemCount: cart.count ?? 0 })();
    return start();
  };
