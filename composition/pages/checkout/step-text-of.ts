import { TYPED_KEY } from '../../../adapters/session/session-names';
import type { ShownCheckout } from '../../../ui/checkout/shown-checkout';
import { makeStepText, type StepText } from '../../../ui/checkout/step-text';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/**
 * Returns the text of a step, which survives Back, a reload and a sign-out by an error (CHK-01, ERR-04).
 * @param step path of the step's page
 * @param isPosted whether the page shows a form that was posted and refused
 */
export const stepTextOf = (
  dependencies: Pick<ScreenDependencies, 'chrome' | 'clock' | 'sessionStorage'>,
  step: string,
  checkout: Pick<ShownCheckout, 'orderId'> | undefined,
  isPosted: boolean,
): StepText =>
  makeStepText(
    () => isPosted || dependencies.sessionStorage.read(TYPED_KEY)() !== undefined,
    () => import('./kept-text-of').then((m) => m.keptTextOf(dependencies, step, checkout, isPosted)),
  );
