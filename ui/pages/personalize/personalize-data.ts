import type { FieldErrors } from '../../../core/forms/form';
import type { PersonalizationField, TypedPersonalization } from '../../../core/personalization/personalization-form';
import type { WantedPersonalization } from '../../personalization/wanted-personalization';

/** The parameters of the page, and fields of its form beside those of the text (PRO-08). */
export const PERSONALIZE_MARKS = {
  partNumber: 'partNumber',
  quantity: 'quantity',
  choice: 'choice',
  line: 'line',
} as const;

export interface PersonalizeData {
  readonly wanted: WantedPersonalization;
  readonly typed: TypedPersonalization;
  readonly errors: FieldErrors<PersonalizationField>;
  /** Why the form could not be carried out. */
  readonly problem: string | undefined;
}
