import type { GiftCardField } from '../../../core/checkout/steps/gift-card-form';
import type { FormFieldProps } from '../../forms/form-field';
import type { FormViewModel } from '../../forms/form-view-model';

/** The fields for number and PIN of a gift card. */
export const giftCardFields = (
  form: FormViewModel<GiftCardField>,
  formId: string,
): ReadonlyArray<FormFieldProps<GiftCardField>> => {
  const shared = { form, formId, autoComplete: 'off', inputMode: 'numeric', spellCheck: false } as const;
  return [
    { ...shared, name: 'giftCardNumber', maxLength: 40, hint: '19 digits, on the back of the card.' },
    { ...shared, name: 'giftCardPin', maxLength: 20, hint: '4 to 8 digits, below the number.' },
  ];
};
