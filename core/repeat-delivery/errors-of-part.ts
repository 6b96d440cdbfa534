import type { FieldErrors } from '../forms/form';
import { CHOOSE_DATE, CHOOSE_FREQUENCY } from './plan-form';
import { PHONE_NEEDED, type StartField } from './start-form';
import type { PlanRefused } from './repeat-delivery-gateway';

const ADDRESS_REFUSED = 'This address can’t be used. Please choose another one.';
const CARD_REFUSED = 'This card can’t be used, or expires before the delivery. Please choose another one.';

const ERRORS: Readonly<Record<Exclude<PlanRefused['part'], 'lines'>, readonly [field: StartField, message: string]>> = {
  frequency: ['every', CHOOSE_FREQUENCY],
  nextDate: ['nextDate', CHOOSE_DATE],
  addressId: ['addressId', ADDRESS_REFUSED],
  walletId: ['walletId', CARD_REFUSED],
  phone: ['phone', PHONE_NEEDED],
};

/** The error beside the field of a part that the service refuses; none for the products. */
export const errorsOfPart = ({ part }: PlanRefused): FieldErrors<StartField> => {
  if (part === 'lines') return {};
  const [field, message] = ERRORS[part];
  return { [field]: message };
};
