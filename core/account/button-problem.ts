import type { SignInNeeded } from '../orders/order-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { accountProblem, type AccountProblem } from './account-form';

const BAD_REQUEST = 400;
const NOT_DONE = 'That didn’t work. Nothing was changed. Please reload the page and try again.';

/** As `accountProblem`, for a button beside which nothing was entered, such as a removal. */
export const buttonProblem = (failure: SignInNeeded | UpstreamFailure): AccountProblem | undefined =>
  failure.kind === 'refused' && failure.status === BAD_REQUEST
    ? { message: NOT_DONE, needsSignIn: false }
    : accountProblem(failure);
