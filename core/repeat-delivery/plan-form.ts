import { makeForm, type Form } from '../forms/form';
import { frequencyIn } from './frequency';

/** What is chosen for a plan. */
export type PlanField = 'every' | 'nextDate' | 'addressId' | 'walletId';

export const CHOOSE_FREQUENCY = 'Please choose how often you want delivery.';
export const CHOOSE_DATE = 'Please choose a date from tomorrow to a year from now.';
export const CHOOSE_ADDRESS = 'Please choose an address.';
export const CHOOSE_CARD = 'Please choose a card.';
export const CARD_EXPIRES = 'This card expires before the delivery. Please choose another one.';

const checkFrequency = (value: string): string | undefined =>
  frequencyIn(value) === undefined ? CHOOSE_FREQUENCY : undefined;

/** Whether a text is a date that exists, as `2030-01-31`. */
export const isDate = (text: string): boolean => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
};

const checkDate = (value: string): string | undefined => (isDate(value) ? undefined : CHOOSE_DATE);

/** The labels and checks of what is chosen for a plan. */
export const PLAN_RULES = {
  every: { label: 'How often', required: CHOOSE_FREQUENCY, checks: [checkFrequency] },
  nextDate: { label: 'Next delivery ships on', required: CHOOSE_DATE, checks: [checkDate] },
  addressId: { label: 'Deliver to', required: CHOOSE_ADDRESS },
  walletId: { label: 'Pay with', required: CHOOSE_CARD },
} as const;

/**
 * The form that changes a plan (RPD-02). An address or a card that was removed, and so was shown as empty, need not be
 * replaced to change the rest.
 */
export const changeForm = (shown: Readonly<Record<'addressId' | 'walletId', string>>): Form<PlanField> =>
  makeForm<PlanField>({
    ...PLAN_RULES,
    ...(shown.addressId === '' ? { addressId: { label: PLAN_RULES.addressId.label, optional: true } } : {}),
    ...(shown.walletId === '' ? { walletId: { label: PLAN_RULES.walletId.label, optional: true } } : {}),
  });
