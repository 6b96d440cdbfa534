import { makeForm, type FieldErrors, type Form } from '../forms/form';
import { frequencyIn } from './frequency';
import type { NewPlan, PlanRefused } from './repeat-delivery-gateway';

/** The fields of the forms that start or change a plan. */
export type PlanField = 'every' | 'nextDate' | 'addressId' | 'walletId';

const CHOOSE_FREQUENCY = 'Please choose how often you want delivery.';
export const CHOOSE_DATE = 'Please choose a date from tomorrow to a year from now.';
export const CHOOSE_ADDRESS = 'Please choose an address.';
export const CHOOSE_CARD = 'Please choose a card.';
const ADDRESS_REFUSED = 'This address can’t be used. Choose another one, or add a phone number to it.';
const CARD_REFUSED = 'This card can’t be used. Please choose another one.';

const checkFrequency = (value: string): string | undefined =>
  frequencyIn(value) === undefined ? CHOOSE_FREQUENCY : undefined;

/** Whether a text is a date that exists, as `2030-01-31`. */
export const isDate = (text: string): boolean => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
};

const checkDate = (value: string): string | undefined => (isDate(value) ? undefined : CHOOSE_DATE);

const RULES = {
  every: { label: 'How often', required: CHOOSE_FREQUENCY, checks: [checkFrequency] },
  nextDate: { label: 'Next delivery ships on', required: CHOOSE_DATE, checks: [checkDate] },
  addressId: { label: 'Deliver to', required: CHOOSE_ADDRESS },
  walletId: { label: 'Pay with', required: CHOOSE_CARD },
} as const;

/** The form that starts a plan (RPD-01). */
export const startForm: Form<PlanField> = makeForm<PlanField>({
  ...RULES,
  nextDate: { ...RULES.nextDate, label: 'First delivery ships on' },
});

/** The forms that change a plan: when it comes, and where to and how it is paid (RPD-02). */
export const scheduleForm: Form<'every' | 'nextDate'> = makeForm({ every: RULES.every, nextDate: RULES.nextDate });
export const detailsForm: Form<'addressId' | 'walletId'> = makeForm({
  addressId: RULES.addressId,
  walletId: RULES.walletId,
});

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
