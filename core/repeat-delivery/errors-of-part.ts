import type { FieldErrors } from '../forms/form';
import { CHOOSE_DATE, CHOOSE_FREQUENCY, type PlanField } from './plan-form';
import type { NewPlan, PlanRefused } from './repeat-delivery-gateway';

const ADDRESS_REFUSED = 'This address can’t be used. Choose another one, or add a phone number to it.';
const CARD_REFUSED = 'This card can’t be used, or expires before the delivery. Please choose another one.';

const ERRORS: Readonly<Record<Exclude<keyof NewPlan, 'lines'>, readonly [field: PlanField, message: string]>> = {
  frequency: ['every', CHOOSE_FREQUENCY],
  nextDate: ['nextDate', CHOOSE_DATE],
  addressId: ['addressId', ADDRESS_REFUSED],
  walletId: ['walletId', CARD_REFUSED],
};

/** The error beside the field of a part that the service refuses; none for the products, which are no field. */
export const errorsOfPart = ({ part }: PlanRefused): FieldErrors<PlanField> => {
  if (part === 'lines') return {};
  const [field, message] = ERRORS[part];
  return { [field]: message };
};
