import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { TYPED_CARD } from '../../checkout/payment/payment-options';
import type { ActionResult } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { donePath, doneText, type PaymentDone } from './payment-done';
import { enteredIn, type PaymentData } from './payment-step';

/** The fields of a gift card and of a promotion code inside the form of the payment. */
export const GIFT_CARD_NUMBER = 'giftCardNumber';
export const PROMOTION_CODE = 'promotionCode';
/** The hidden field with a code that was refused, which does not stop the payment as long as it is not changed. */
export const REFUSED_CODE = 'refusedCode';

/** What was typed for a gift card. */
export const giftCardIn = (form: URLSearchParams): Readonly<Record<'giftCardNumber' | 'giftCardPin', string>> => ({
  giftCardNumber: textOf(form, GIFT_CARD_NUMBER),
  giftCardPin: textOf(form, 'giftCardPin'),
});

const choiceOf = (form: URLSearchParams): Partial<PaymentData> => {
  const { chosen, billTo, ...entered } = enteredIn(form);
  // While nothing is left to pay, the form has no choice of a payment, but still the card that was typed.
  const choice = chosen === '' && entered.typedCard !== undefined ? TYPED_CARD : chosen;
  return {
    ...entered,
    ...(choice === '' ? {} : { chosen: choice }),
    ...(form.has('billing') ? { billTo } : {}),
  };
};

/** The parts of the form beside the payment itself. What is done with one of them keeps what was typed into the other. */
type Part = 'gift-card' | 'code';

/**
 * Returns what was entered into the form of the payment beside the part that is changed; undefined for a form that has
 * nothing but that part.
 */
export const besides = (form: URLSearchParams, changed?: Part): Partial<PaymentData> | undefined => {
  if (!['payment', 'billing', PROMOTION_CODE].some((name) => form.has(name))) return undefined;
  const [values, code] = [giftCardIn(form), textOf(form, PROMOTION_CODE)];
  const keepsGiftCard = changed !== 'gift-card' && values.giftCardNumber !== '';
  return {
    ...choiceOf(form),
    ...(keepsGiftCard ? { refusedGiftCard: { values, errors: {}, problem: undefined } } : {}),
    ...(changed !== 'code' && code !== '' ? { typedCode: code } : {}),
  };
};

/** Shows Payment again with what was entered beside a change, and confirms the change. */
export const changed = (done: PaymentDone, entered: Partial<PaymentData> | undefined): ActionResult<PaymentData> =>
  entered === undefined
    ? { kind: 'see-other', url: donePath(done) }
    : {
        kind: 'refused',
        status: 200,
        url: CHECKOUT_PATHS.payment,
        changes: { ...entered, done: doneText(done) },
      };
