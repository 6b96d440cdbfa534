import { checkPhone } from '../forms/checks';
import { makeForm, type Form } from '../forms/form';
import { shapePhone } from '../forms/shapes';
import { frequencyIn } from './frequency';

/** What is chosen for a plan. */
export type PlanField = 'every' | 'nextDate' | 'addressId' | 'walletId';

/** The fields of the form that starts a plan: it asks for a phone number when the account has none. */
export type StartField = PlanField | 'phone';

export const CHOOSE_FREQUENCY = 'Please choose how often you want delivery.';
export const CHOOSE_DATE = 'Please choose a date from tomorrow to a year from now.';
export const CHOOSE_ADDRESS = 'Please choose an address.';
export const CHOOSE_CARD = 'Please choose a card.';
export const CARD_EXPIRES = 'This card expires before the delivery. Please choose another one.';
export const PHONE_NEEDED = 'Please enter a phone number. We need one for deliveries.';

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
export const startForm: Form<StartField> = makeForm<StartField>({
  ...RULES,
  nextDate: { ...RULES.nextDate, label: 'First delivery ships on' },
  // Empty when the address has one already. The service says when there is none.
  phone: { label: 'Phone number', optional: true, shape: shapePhone, checks: [checkPhone] },
});

/**
 * The form that changes a plan (RPD-02). An address or a card that was removed, and so was shown as empty, need not be
 * replaced to change the rest.
 */
export const changeForm = (shown: Readonly<Record<'addressId' | 'walletId', string>>): Form<PlanField> =>
  makeForm<PlanField>({
    ...RULES,
    ...(shown.addressId === '' ? { addressId: { label: RULES.addressId.label, optional: true } } : {}),
    ...(shown.walletId === '' ? { walletId: { label: RULES.walletId.label, optional: true } } : {}),
  });
