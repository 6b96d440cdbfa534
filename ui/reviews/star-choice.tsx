import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { ReviewField } from '../../core/reviews/review-form';
import { Errors } from '../design/field';
import { VisuallyHidden } from '../design/visually-hidden';
import { fieldId } from '../forms/field-id';
import type { FormViewModel } from '../forms/form-view-model';
import * as styles from './star-choice.module.css';

export interface StarChoiceProps {
  readonly form: FormViewModel<ReviewField>;
  readonly formId: string;
}

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars as radio buttons (PRO-04). The style sheet fills the stars up to the chosen one. */
export const StarChoice = observer(({ form, formId }: StarChoiceProps): ReactElement => {
  const { label, value, errors } = form.field('rating');
  const id = fieldId(formId, 'rating');
  const isWrong = errors.length > 0;
  return (
    <fieldset className={styles.field} aria-describedby={isWrong ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              id={stars === 1 ? id : undefined}
              type="radio"
              name="rating"
              value={stars}
              required
              aria-invalid={isWrong || undefined}
              checked={value === String(stars)}
              onChange={() => form.change('rating', String(stars))}
              className={styles.radio}
            />
            <VisuallyHidden>{stars === 1 ? '1 star' : `${stars} stars`}</VisuallyHidden>
          </label>
        ))}
      </div>
      <Errors id={id} error={errors} />
    </fieldset>
  );
});
