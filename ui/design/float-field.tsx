import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import { cx } from './cx';
import { described, Errors, type FieldFrame } from './field';
import * as fieldStyles from './field.module.css';
import * as styles from './float-field.module.css';
import { usePasswordInput } from './password-field';

export interface FloatFieldProps
  extends Omit<FieldFrame, 'hideLabel'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'placeholder' | 'style'> {
  /** Connects the label, the hint and the errors with the input. Throws when it is missing (FRM-09). */
  readonly id: string;
  /** Shown inside the box after the text. */
  readonly suffix?: ReactNode;
}

/** A single-line text field. Its label is inside until the field has text, and above it afterwards. */
export const FloatField = ({ label, hint, error, id, suffix, className, ...input }: FloatFieldProps): ReactElement => {
  if (!id) throw new Error('A FloatField needs an id: its label, hint and errors are tied to it.');
  return (
    <div className={fieldStyles.field}>
      <div className={cx(fieldStyles.box, styles.box, className)}>
        <input
          {...input}
          {...described(id, { hint, error }, input)}
          placeholder=" "
          className={cx(fieldStyles.input, styles.input)}
        />
        <label htmlFor={id} className={styles.label}>
          {label}
          {input.required === false ? <span className={fieldStyles.optional}> (optional)</span> : null}
        </label>
        {suffix === undefined ? null : <span className={fieldStyles.affix}>{suffix}</span>}
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <Errors id={id} error={error} />
    </div>
  );
};

/** The same for a password that the shopper can show. */
export const FloatPasswordField = (props: Omit<FloatFieldProps, 'type' | 'suffix'>): ReactElement => (
  <FloatField {...props} {...usePasswordInput()} />
);
