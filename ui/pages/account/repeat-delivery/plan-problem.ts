import { accountProblem, type AccountProblem } from '../../../../core/account/account-form';
import type { ChangeRepeatDeliveryError, TypedChange } from '../../../../core/repeat-delivery/change-repeat-delivery';
import type { PlanDetail, PlanIncomplete } from '../../../../core/repeat-delivery/repeat-delivery-gateway';
import type { StartRepeatDeliveryError } from '../../../../core/repeat-delivery/start-repeat-delivery';
import { statusOfFailure } from '../../shared/status-of-failure';
import { ALREADY_SENT } from './plan-words';

type PlanError = ChangeRepeatDeliveryError | StartRepeatDeliveryError;

const say = (message: string): AccountProblem => ({ message, needsSignIn: false });

const GONE = say('One of these products is no longer available for repeat delivery. Nothing was changed.');
const TOO_MANY = say('You’ve reached the limit for repeat deliveries. Cancel one you no longer need, then try again.');
const NO_SUCH_PLAN = say('We couldn’t find this repeat delivery.');
const NOT_READY = say(
  'This repeat delivery was updated elsewhere, or its order is being placed right now. Nothing was changed. Please check it again.',
);

/**
 * Why what the shopper saw was not skipped or sent: the plan has changed since then, for example because the button was
 * pressed twice.
 */
export const NOT_DONE: Readonly<Partial<Record<TypedChange['kind'], AccountProblem>>> = {
  skip: say(
    'Your next delivery has changed, or its order is being placed right now. It wasn’t skipped. Please check its date.',
  ),
  'send-now': say(
    'This repeat delivery has changed, or its order is being placed right now. Nothing was sent or charged. Please check it again.',
  ),
};
const NEEDED: Readonly<Record<PlanDetail, string>> = {
  address: 'an address',
  phone: 'a phone number',
  card: 'a valid card',
};

/** Names everything that is missing before a plan can be resumed or sent now (RPD-02). */
const incomplete = ({ missing }: PlanIncomplete): AccountProblem =>
  say(
    `This repeat delivery needs ${missing.map((detail) => NEEDED[detail]).join(' and ')} first. Nothing was sent or charged. Add what’s missing and save, then try again.`,
  );

const PRICE_RISEN = say(
  'The total is now higher than the one we showed you. Nothing was sent or charged. Please check today’s prices.',
);
const NO_ITEMS = say('A repeat delivery needs at least one item. To stop it, cancel it.');

/** Returns the message above the form; undefined when the fields show the errors. */
export const problemOfPlan = (error: PlanError): AccountProblem | undefined => {
  switch (error.kind) {
    case 'plan-refused':
      return GONE;
    case 'too-many-plans':
      return TOO_MANY;
    case 'no-such-plan':
      return NO_SUCH_PLAN;
    case 'plan-not-ready':
      return NOT_READY;
    case 'already-sent':
      return say(ALREADY_SENT);
    case 'plan-incomplete':
      return incomplete(error);
    case 'price-risen':
      return PRICE_RISEN;
    case 'no-items-left':
      return NO_ITEMS;
    case 'nothing-changed':
    case 'phone-needed':
      return undefined;
    default:
      return accountProblem(error);
  }
};

/** The status of the page that shows the error. */
export const statusOfPlanError = (error: PlanError): number => {
  switch (error.kind) {
    case 'sign-in-needed':
      return 401;
    case 'no-such-plan':
      return 404;
    case 'plan-not-ready':
    case 'already-sent':
    case 'plan-incomplete':
    case 'price-risen':
      return 409;
    case 'refused':
    case 'unreachable':
    case 'unintelligible':
      return statusOfFailure(error);
    default:
      return 400;
  }
};
