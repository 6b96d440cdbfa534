import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Checkout } from '../../../core/checkout/loading/checkout';
import type { CheckoutStep } from '../../../core/shared/checkout-step';
import type { PrepareFailure } from '../../../core/checkout/loading/checkout-gateway';
import type { LoadCheckout } from '../../../core/checkout/loading/load-checkout';
import type { Capabilities } from '../../../core/configuration/capabilities';
import { CART_PATH, CHECKOUT_PATHS, SIGN_IN_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import type { StepProblem } from '../../checkout/checkout-message';
import { statusOfProblem, toCheckoutProblem, type CheckoutError } from '../../checkout/review/placing-message';
import { firstOpenPath, isReachable, STEP_TITLES, stepsOf } from '../../checkout/checkout-steps';
import type { ShownCheckout } from '../../checkout/shown-checkout';
import type { Refusal } from '../../page/page-action';
import type { PageHead, PageOutcome } from '../../page/page';

/** The data that the pages of all steps have. */
export interface StepData {
  /** Undefined only on a page that shows a refused form while the service cannot be reached. */
  readonly checkout: ShownCheckout | undefined;
  /** Why the form could not be sent; undefined when it was not sent, or when its fields have errors. */
  readonly problem: StepProblem | undefined;
}

/** The data of a page whose checkout could not be loaded. */
export const NOTHING_LOADED: StepData = { checkout: undefined, problem: undefined };

export interface StepPorts {
  readonly loadCheckout: LoadCheckout;
  readonly capabilities: Capabilities;
  readonly shop: string;
}

/** Returns the head of a step's page, which is personal and never indexed. */
const stepHead = (shop: string, step: CheckoutStep): PageHead => ({
  title: `${STEP_TITLES[step]} | Checkout | ${shop}`,
  description: `Check out at ${shop}.`,
  canonical: undefined,
  isIndexed: false,
});

/** The steps on which a card can be typed; on Review in a dialog. Only their policy allows the provider's fields (PAY-02). */
const TAKES_A_CARD: ReadonlyArray<CheckoutStep> = ['payment', 'review'];

/** Returns the page of a step with its data. Back loads it again: it never offers an order that was placed (CHK-01, CHK-08). */
export const stepPage = <Data extends StepData>(
  shop: string,
  step: CheckoutStep,
  data: Data,
): Extract<PageOutcome<Data>, { kind: 'page' }> => ({
  kind: 'page',
  data,
  head: stepHead(shop, step),
  isShareable: false,
  isNeverKept: true,
  cardFields: TAKES_A_CARD.includes(step) ? data.checkout?.cardFields : undefined,
});

/** Returns a checkout without its cart, which belongs to the chrome of every page. */
export const withoutCart = ({ cart: _cart, ...checkout }: Checkout): ShownCheckout => checkout;

/**
 * Loads the page of a step. A step that cannot be reached yet, or that this order does not have, redirects to the first one
 * that is not complete; an empty cart, to the cart; an ended session, to the sign-in, which leads back here (CHK-01).
 */
export const loadStep = <Data extends StepData>(
  { loadCheckout, capabilities, shop }: StepPorts,
  step: CheckoutStep,
  toData: (checkout: Checkout) => Data,
): T.Task<PageOutcome<Data>> =>
  pipe(
    loadCheckout,
    TE.match(
      (failure): PageOutcome<Data> => withoutCheckout(failure, capabilities, CHECKOUT_PATHS[step]),
      (checkout) =>
        isReachable(step, checkout.missing) && stepsOf(checkout).includes(step)
          ? stepPage(shop, step, toData(checkout))
          : { kind: 'redirect', url: firstOpenPath(checkout.missing), isPermanent: false },
    ),
  );

/** Returns what is shown instead of a checkout that could not be loaded. */
export const withoutCheckout = (
  failure: PrepareFailure,
  capabilities: Capabilities,
  path: string,
): Exclude<PageOutcome<never>, { kind: 'page' }> => {
  const redirect = (url: string) => ({ kind: 'redirect', url, isPermanent: false }) as const;
  switch (failure.kind) {
    case 'nothing-to-check-out':
    case 'not-enough-stock':
    case 'not-offered':
      return redirect(CART_PATH);
    case 'incomplete':
      return redirect(firstOpenPath(failure.missing));
    case 'identity-needed':
      return redirect(capabilities.has('accounts') ? withReturnPath(SIGN_IN_PATH, path) : CART_PATH);
    case 'tax-unknown':
    case 'refused':
    case 'unreachable':
    case 'unintelligible':
      return { kind: 'unavailable' };
  }
};

/**
 * Returns the step again with what was typed and why it was refused (CHK-09). `empty` is the data of a page that cannot
 * be loaded at the moment.
 */
export const refusedStep = <Data extends StepData>(
  shop: string,
  step: CheckoutStep,
  error: CheckoutError,
  changes: Partial<Data>,
  empty: Data,
): Refusal<Data> => {
  const problem = toCheckoutProblem(error);
  return stepAgain(shop, step, statusOfProblem(error), { ...changes, problem }, empty);
};

/** Returns the step again with `changes`, and with `empty` where it cannot be loaded at the moment (CHK-09). */
export const stepAgain = <Data extends StepData>(
  shop: string,
  step: CheckoutStep,
  status: number,
  changes: Partial<Data>,
  empty: Data,
): Refusal<Data> => ({
  kind: 'refused',
  status,
  url: CHECKOUT_PATHS[step],
  changes,
  otherwise: { head: stepHead(shop, step), data: empty },
});
