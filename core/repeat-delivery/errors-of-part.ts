import type { FieldErrors } from '../forms/form';
import { CHOOSE_DATE, CHOOSE_FREQUENCY, PHONE_NEEDED, type PlanField, type StartField } from './plan-form';
import type { PlanRefused } from './repeat-delivery-gateway';

const ADDRESS_REFUSED = 'This address can’t be used. Please choose another one.';
const CARD_REFUSED = 'This card can’t be used, or expires before the delivery. Please choose another one.';

/** The form that changes a plan has no field for a phone number. */
export const PHONE_IN_PROFILE =
  'We need a phone number for deliveries. Please add one to your profile, then save your changes here.';

const ERRORS: Readonly<Record<Exclude<PlanRefused['part'], 'lines'>, readonly [field: StartField, message: string]>> = {
  frequency: ['every', CHOOSE_FREQUENCY],
  nextDate: ['nextDate', CHOOSE_DATE],
  addressId: ['addressId', ADDRESS_REFUSED],
  walletId: ['walletId', CARD_REFUSED],
  phone: ['phone', PHONE_NEEDED],
};

/** The error of the form that starts a plan beside the field of a part that the service refuses; none for the products. */
export const errorsOfPart = ({ part }: PlanRefused): FieldErrors<StartField> => {
  if (part === 'lines') return {};
  const [field, message] = ERRORS[part];
  return { [field]: message };
};

/** The same of the form that changes a plan: a phone number is missing for its address. */
export const errorsOfChange = (refused: PlanRefused): FieldErrors<PlanField> => {
  const { phone, ...errors } = errorsOfPart(refused);
  return phone === undefined ? errors : { addressId: PHONE_IN_PROFILE };
};
