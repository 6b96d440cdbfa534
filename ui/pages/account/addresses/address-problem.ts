import { accountProblem, type AccountProblem } from '../../../../core/account/account-form';
import { buttonProblem } from '../../../../core/account/button-problem';
import type { MakeDefaultAddressError } from '../../../../core/addresses/make-default-address';
import type { SaveAddressError } from '../../../../core/addresses/save-address';
import { toStepProblem } from '../../../checkout/checkout-message';
import { statusOfProblem } from '../../../checkout/review/placing-message';

export type AddressError = SaveAddressError | MakeDefaultAddressError;

/** Returns what stands above the form or the list; undefined when fields have errors of their own. */
export const addressProblem = (error: AddressError): AccountProblem | undefined => {
  switch (error.kind) {
    case 'identity-needed':
      return accountProblem({ kind: 'sign-in-needed' });
    case 'refused':
    case 'unreachable':
    case 'unintelligible':
      return accountProblem(error);
    default:
      return toStepProblem(error);
  }
};

/** As `addressProblem`, for a removal and a change of a default. */
export const listProblem = (error: AddressError): AccountProblem | undefined =>
  error.kind === 'refused' ? buttonProblem(error) : addressProblem(error);

const SIGN_IN_NEEDED = 401;

/** The status of the page that shows a failed form. */
export const statusOfAddressError = (error: AddressError): number =>
  error.kind === 'identity-needed' ? SIGN_IN_NEEDED : statusOfProblem(error);
