import { useEffect, useState, type ReactElement } from 'react';
import type { Cart } from '../../../core/cart/cart';
import { linesIn, prescriptionForm, typedOf } from '../../../core/checkout/steps/prescription-form';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { CheckoutFrame } from '../../checkout/frame/checkout-frame';
import type { StepText } from '../../checkout/step-text';
import { ProblemMessage, type EndedSession } from '../../checkout/step-form';
import * as styles from '../../checkout/step-form.module.css';
import { FormSummary } from '../../forms/form-summary';
import { FormViewModel } from '../../forms/form-view-model';
import { useFormElement } from '../../forms/use-form-element';
import type { LoadSuggestClinic } from '../../pets/clinic-fields';
import { PetFieldset, VetFieldset } from '../../prescriptions/prescription-fields';
import { PostedForm } from '../shared/posted-form';
import type { PrescriptionData } from './prescription-step';

export interface PrescriptionPageProps {
  readonly data: PrescriptionData;
  readonly cart: { readonly cart: Cart };
  readonly ended: EndedSession;
  /** Where typed text survives Back, a reload and a sign-out by an error. */
  readonly kept: Pick<StepText, 'follow' | 'forget'>;
  readonly loadSuggestClinic: LoadSuggestClinic;
}

const FORM_ID = 'prescription';

/** Asks for the pet and the vet of products that need a prescription, and says what happens then (PRO-07). */
export const PrescriptionPage = ({
  data,
  cart,
  ended,
  kept,
  loadSuggestClinic,
}: PrescriptionPageProps): ReactElement => {
  const { checkout, saved, typed, errors, problem } = data;
  const known = checkout?.prescription ?? { lines: linesIn(typed ?? {}), vet: undefined };
  const [form] = useState(
    () => new FormViewModel(prescriptionForm(known.lines), typed ?? typedOf(known, saved), errors),
  );
  const element = useFormElement(form);
  const [start] = useState(() => kept.follow(() => form.values, form.setFields));
  useEffect(() => start(), [start]);
  return (
    <CheckoutFrame step="prescription" title="Who is your prescription for?" checkout={checkout} cart={cart}>
      <p className={styles.beside}>
        We’ll ask your vet for approval before we ship, which usually takes 1–2 business days. If your vet declines,
        we’ll cancel the item and you won’t be charged for it.
      </p>
      <ProblemMessage problem={problem} isPending={false} ended={ended} />
      <PostedForm
        action={CHECKOUT_PATHS.prescription}
        element={element}
        label="Continue"
        size="large"
        className={styles.go}
        formClass={styles.form}
        check={() => {
          // Offline nothing is sent, and a form that is refused is kept again.
          if (navigator.onLine) kept.forget();
          return true;
        }}
      >
        <FormSummary form={form} formId={FORM_ID} />
        {known.lines.map((line) => (
          <PetFieldset key={line.itemId} form={form} formId={FORM_ID} line={line} pets={saved.pets} />
        ))}
        <VetFieldset form={form} formId={FORM_ID} vets={saved.vets} loadSuggestClinic={loadSuggestClinic} />
      </PostedForm>
    </CheckoutFrame>
  );
};
