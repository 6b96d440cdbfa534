import type { Check } from './checks';
import { REQUIRED } from './messages';
import type { Shape } from './shapes';

export interface FormField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** The error messages for the value; empty when no error is known. */
  readonly errors: ReadonlyArray<string>;
}

/** The rules of a field. */
export interface FieldRule {
  readonly label: string;
  readonly initial?: string;
  /** An optional field is checked only when it is not empty (FRM-02). */
  readonly optional?: boolean;
  /** The message when a required field is empty. */
  readonly required?: string;
  readonly shape?: Shape;
  /** Whether leading and trailing spaces are part of the value, as in a password. In other fields they are ignored. */
  readonly keepsSpaces?: boolean;
  readonly checks?: ReadonlyArray<Check>;
}

export interface FormState<Key extends string> {
  readonly fields: Readonly<Record<Key, FormField>>;
  /** Whether all fields were checked since the last change. */
  readonly validated: boolean;
}

/** A form's rules and the transitions of its state; every function returns a new state (FRM-01). */
export interface Form<Key extends string> {
  readonly initial: FormState<Key>;
  /** Sets the typed value, checks this field, and clears the validated flag. */
  readonly change: (state: FormState<Key>, key: Key, typed: string) => FormState<Key>;
  /** Checks every field and sets the validated flag. */
  readonly validate: (state: FormState<Key>) => FormState<Key>;
  /** Clears the validated flag and nothing else. */
  readonly invalidate: (state: FormState<Key>) => FormState<Key>;
  /** Sets values without checking them. */
  readonly setFields: (state: FormState<Key>, values: Readonly<Partial<Record<Key, string>>>) => FormState<Key>;
  /** Shows an external error, such as one of a service, beside a field until the field changes. */
  readonly reject: (state: FormState<Key>, key: Key, error: string) => FormState<Key>;
  /** The fields in the order of their definition. */
  readonly keys: ReadonlyArray<Key>;
}

export const makeForm = <Key extends string>(rules: Readonly<Record<Key, FieldRule>>): Form<Key> => {
  const keys = Object.keys(rules) as Key[];
  const byKey = (make: (key: Key) => FormField): Record<Key, FormField> =>
    Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, FormField>;
  const mapFields = (state: FormState<Key>, change: (field: FormField, key: Key) => FormField): FormState<Key> => ({
    ...state,
    fields: byKey((key) => change(state.fields[key], key)),
  });
  const initial: FormState<Key> = {
    fields: byKey((key) => ({ key, label: rules[key].label, value: rules[key].initial ?? '', errors: [] })),
    validated: false,
  };
  const checked = (field: FormField, key: Key): FormField => ({ ...field, errors: errorsOf(rules[key], field.value) });
  const withField = (state: FormState<Key>, key: Key, field: FormField): FormState<Key> => ({
    ...state,
    fields: { ...state.fields, [key]: field },
  });
  return {
    initial,
    keys,
    change: (state, key, typed) => ({
      ...withField(state, key, checked({ ...state.fields[key], value: shaped(rules[key], typed) }, key)),
      validated: false,
    }),
    validate: (state) => ({ ...mapFields(state, checked), validated: true }),
    invalidate: (state) => ({ ...state, validated: false }),
    setFields: (state, values) =>
      mapFields(state, (field, key) => {
        const value = values[key];
        return value === undefined ? field : { ...field, value: shaped(rules[key], value), errors: [] };
      }),
    reject: (state, key, error) => withField(state, key, { ...state.fields[key], errors: [error] }),
  };
};

/** Whether any field has an error (FRM-01). */
export const hasErrors = <Key extends string>({ fields }: FormState<Key>): boolean =>
  Object.values<FormField>(fields).some(({ errors }) => errors.length > 0);

const shaped = ({ shape }: FieldRule, typed: string): string => (shape === undefined ? typed : shape(typed));

const errorsOf = (rule: FieldRule, value: string): string[] => {
  const { optional = false, required = REQUIRED, keepsSpaces = false, checks = [] } = rule;
  const trimmed = value.trim();
  if (trimmed === '') return optional ? [] : [required];
  return checks.map((check) => check(keepsSpaces ? value : trimmed)).filter((error) => error !== undefined);
};

/** The error message of each invalid field. */
export type FieldErrors<Key extends string> = Readonly<Partial<Record<Key, string>>>;

/** Checks all values and returns the first error of each field; undefined when all are valid. */
export const firstErrors = <Key extends string>(
  form: Form<Key>,
  values: Readonly<Record<Key, string>>,
): FieldErrors<Key> | undefined => {
  const { fields } = form.validate(form.setFields(form.initial, values));
  const wrong = form.keys.flatMap((key) => fields[key].errors.slice(0, 1).map((error) => [key, error] as const));
  return wrong.length === 0 ? undefined : (Object.fromEntries(wrong) as FieldErrors<Key>);
};
