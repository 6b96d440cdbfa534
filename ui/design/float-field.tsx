import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import { cx } from './cx';
import { described, Errors, type FieldFrame } from './field';
import * as fieldStyles from './field.module.css';
import * as styles from './float-field.module.css';
import { usePasswordInput } from './password-field';

export interface FloatFieldProps
  extends Omit<FieldFrame, 'hideLabel'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'placeholder' | 'style'> {
  /** Ties the label, the hint and the errors to the input: without one it throws (FRM-09). */
  readonly id: string;
  /** Stands inside the box after what is typed. */
  readonly suffix?: ReactNode;
}

/** One line of text whose label stands inside until something is typed, and above it from then on. */
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

/** The same for a password that the shopper may look at. */
export const FloatPasswordField = (props: Omit<FloatFieldProps, 'type' | 'suffix'>): ReactElement => (
  <FloatField {...props} {...usePasswordInput()} />
);
