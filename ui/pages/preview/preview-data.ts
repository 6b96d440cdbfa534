import type { FieldErrors } from '../../../core/forms/form';
import type { PreviewDateField, StaffField } from '../../../core/preview/preview-forms';

/** The page on which staff sign in to a preview and choose its date (MOD-01). */
export interface PreviewData {
  /** The preview of this browser; undefined before the sign-in. */
  readonly preview: { readonly at: string | undefined } | undefined;
  /** Whether the form of the sign-in is on the page; without it a button opens the dialog. */
  readonly showsForm: boolean;
  /** Why the browser was led here, or why a form failed; undefined when the fields say why. */
  readonly problem: string | undefined;
  /** What was typed into a form that failed, without passwords. */
  readonly typed: Readonly<Partial<Record<StaffField | PreviewDateField, string>>>;
  readonly errors: FieldErrors<StaffField | PreviewDateField>;
}
