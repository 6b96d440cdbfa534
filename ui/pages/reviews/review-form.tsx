import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { writeReviewPath } from '../../../core/paths/review-paths';
import { REVIEW_LENGTHS, reviewForm, type ReviewField } from '../../../core/reviews/review-form';
import { PET_KINDS } from '../../../core/shared/pet-kind';
import { TextArea } from '../../design/text-area';
import { FormField } from '../../forms/form-field';
import { FormSelect } from '../../forms/form-select';
import { fieldId } from '../../forms/field-id';
import type { FormViewModel } from '../../forms/form-view-model';
import { KIND_NAMES } from '../../pets/kind-names';
import { StarChoice } from '../../reviews/star-choice';
import { AccountForm } from '../account/account-form';
import type { WriteReviewData } from './reviews-data';

const FORM_ID = 'review';

const KINDS = [
  { value: '', label: 'Prefer not to say' },
  ...PET_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] })),
];

const Text = observer(({ form }: { readonly form: FormViewModel<ReviewField> }): ReactElement => {
  const { label, value, errors } = form.field('text');
  return (
    <TextArea
      id={fieldId(FORM_ID, 'text')}
      name="text"
      label={label}
      value={value}
      error={errors}
      hint="What did your pet think? How does it hold up? At least 20 characters."
      maxLength={REVIEW_LENGTHS.text * 2}
      autoComplete="off"
      rows={6}
      required
      onChange={({ target }) => form.change('text', target.value)}
    />
  );
});

/** The form of a new or changed review; it is posted to the server (PRO-04). */
export const ReviewForm = ({ product, standing, values, refused }: WriteReviewData): ReactElement => {
  const page = writeReviewPath(product.url);
  return (
    <AccountForm
      id={FORM_ID}
      action={page}
      form={reviewForm}
      values={values}
      refused={refused}
      returnPath={page}
      label={standing.review === undefined ? 'Post review' : 'Save changes'}
    >
      {(form) => (
        <>
          <StarChoice form={form} formId={FORM_ID} />
          <FormField form={form} formId={FORM_ID} name="title" autoComplete="off" maxLength={160} required />
          <Text form={form} />
          <FormSelect form={form} formId={FORM_ID} name="petKind" options={KINDS} required={false} />
        </>
      )}
    </AccountForm>
  );
};
