import type { OfferCustomer } from '../offer-sdk';
import { currencyName } from '../../../core/shared/currency-name';
import { BANK_FIELDS, checkAnswers, type BankAnswers, type BankErrors, type BankField } from './bank-application';
import { element } from './elements';

/** The form and what changes it after a submission. */
export interface BankForm {
  readonly form: HTMLFormElement;
  /** Marks the button as busy, or makes it available again. Submissions are ignored while it is busy. */
  readonly showBusy: (busy: boolean) => void;
  /** Labels the button `Try again`. The shopper's input stays. */
  readonly offerAgain: () => void;
  /** Shows each error beside its field, removes the others and focuses the first invalid field. */
  readonly showErrors: (errors: BankErrors) => void;
}

export interface BankFormOptions {
  readonly document: Document;
  readonly customer: OfferCustomer;
  /** The currency of incomes: an ISO 4217 code. */
  readonly currency: string;
  readonly today: () => Date;
  readonly onSubmit: (answers: BankAnswers) => void;
  readonly onCancel: () => void;
}

interface FieldDefinition {
  readonly label: string;
  readonly hint?: string;
  readonly isWide?: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

const FIELDS: Readonly<Record<BankField, FieldDefinition>> = {
  firstName: { label: 'First name', attributes: { autocomplete: 'given-name', maxlength: '64' } },
  lastName: { label: 'Last name', attributes: { autocomplete: 'family-name', maxlength: '64' } },
  email: {
    label: 'Email',
    isWide: true,
    attributes: { type: 'email', autocomplete: 'email', inputmode: 'email', maxlength: '254' },
  },
  phone: { label: 'Phone', isWide: true, attributes: { type: 'tel', autocomplete: 'tel-national', maxlength: '32' } },
  birthDate: {
    label: 'Date of birth',
    hint: 'MM/DD/YYYY. Checked here and not sent anywhere.',
    attributes: { autocomplete: 'bday', inputmode: 'numeric', maxlength: '10' },
  },
  income: {
    label: 'Annual income',
    attributes: { autocomplete: 'off', inputmode: 'decimal', maxlength: '14' },
  },
};

/** Creates the bank's form, filled in with the customer's data. Calls `onSubmit` with valid answers only. */
export const makeBankForm = (options: BankFormOptions): BankForm => {
  const { document, customer, currency, today, onSubmit, onCancel } = options;
  const known: Readonly<Partial<Record<BankField, string | undefined>>> = customer;
  const drawn = BANK_FIELDS.map((field) => drawField(document, field, known[field] ?? '', hintOf(field, currency)));
  const send = element(document, 'button', { type: 'submit', class: 'main' }, 'Submit application');
  const cancel = element(document, 'button', { type: 'button' }, 'Not now');
  const form = element(
    document,
    'form',
    { novalidate: '', 'aria-label': 'Application' },
    ...drawn.map(({ box }) => box),
    element(document, 'div', { class: 'actions' }, send, cancel),
  );
  const isBusy = (): boolean => send.getAttribute('aria-disabled') === 'true';

  const showErrors = (errors: BankErrors): void => {
    for (const { field, input, error } of drawn) {
      const message = errors[field];
      error.textContent = message ?? '';
      if (message === undefined) input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
    }
    drawn.find(({ field }) => errors[field] !== undefined)?.input.focus();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy()) return;
    const answers = Object.fromEntries(drawn.map(({ field, input }) => [field, input.value])) as BankAnswers;
    const errors = checkAnswers(answers, today(), currency);
    showErrors(errors);
    if (Object.keys(errors).length === 0) onSubmit(answers);
  });
  cancel.addEventListener('click', onCancel);

  const showBusy = (busy: boolean): void => {
    send.textContent = busy ? 'Submitting…' : 'Submit application';
    if (busy) send.setAttribute('aria-disabled', 'true');
    else send.removeAttribute('aria-disabled');
  };
  const offerAgain = (): void => {
    send.textContent = 'Try again';
  };
  return { form, showBusy, showErrors, offerAgain };
};

const hintOf = (field: BankField, currency: string): string | undefined =>
  field === 'income' ? `In ${currencyName(currency)}, before taxes.` : FIELDS[field].hint;

const drawField = (
  document: Document,
  field: BankField,
  value: string,
  hint: string | undefined,
): {
  readonly field: BankField;
  readonly box: HTMLElement;
  readonly input: HTMLInputElement;
  readonly error: HTMLElement;
} => {
  const { label, isWide = false, attributes } = FIELDS[field];
  const input = element(document, 'input', {
    type: 'text',
    ...attributes,
    id: field,
    name: field,
    required: '',
    'aria-describedby': hint === undefined ? `${field}-error` : `${field}-hint ${field}-error`,
  });
  input.value = value;
  const error = element(document, 'p', { id: `${field}-error`, class: 'error' });
  const box = element(
    document,
    'div',
    { class: isWide ? 'wide' : 'field' },
    element(document, 'label', { for: field }, label),
    input,
    ...(hint === undefined ? [] : [element(document, 'p', { id: `${field}-hint`, class: 'hint' }, hint)]),
    error,
  );
  return { field, box, input, error };
};
