import * as TE from 'fp-ts/TaskEither';
import { firstErrors, type FieldErrors, type Form } from './form';

/** Fields are empty or do not have the right form, or the service does not accept them. Nothing was changed. */
export interface InvalidFields<Field extends string> {
  readonly kind: 'invalid-fields';
  readonly errors: FieldErrors<Field>;
}

/** Returns the values when all are valid; fails with the first error of each field. */
export const requireFields = <Field extends string>(
  form: Form<Field>,
  values: Readonly<Record<Field, string>>,
): TE.TaskEither<InvalidFields<Field>, void> => {
  const errors = firstErrors(form, values);
  return errors === undefined ? TE.right(undefined) : TE.left({ kind: 'invalid-fields', errors });
};
