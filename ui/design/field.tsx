import {
  useId,
  type AriaAttributes,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from './cx';
import * as styles from './field.module.css';

export interface FieldFrame {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error, or several errors, which are shown one below the other. */
  readonly error?: string | ReadonlyArray<string> | undefined;
  /** Hides the label visually and keeps it for screen readers. */
  readonly hideLabel?: boolean;
}

export interface FieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'style'> {
  /** Shown inside the box before the text; `suffix` is shown after it. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Returns the errors as a list, for either form of the property. */
export const errorsOf = (error: FieldFrame['error']): ReadonlyArray<string> =>
  error === undefined ? [] : typeof error === 'string' ? (error === '' ? [] : [error]) : error;

interface FrameProps extends FieldFrame {
  readonly id: string;
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame of every field: label above the control, hint and errors below. */
export const Frame = ({ id, label, hint, error, hideLabel = false, required, children }: FrameProps): ReactElement => (
  <div className={styles.field}>
    <label htmlFor={id} className={cx(styles.label, hideLabel && styles.hidden)}>
      {label}
      {required === false ? <span className={styles.optional}> (optional)</span> : null}
    </label>
    {children}
    {hint === undefined ? null : (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    <Errors id={id} error={error} />
  </div>
);

/** The errors of a control. Screen readers announce them when they appear. */
export const Errors = ({ id, error }: Pick<FrameProps, 'id' | 'error'>): ReactElement => (
  <div id={`${id}-error`} aria-live="polite">
    {errorsOf(error).map((message) => (
      <p key={message} className={styles.error}>
        <CircleAlert size={16} aria-hidden />
        {message}
      </p>
    ))}
  </div>
);

interface Described {
  readonly id: string;
  readonly 'aria-invalid': AriaAttributes['aria-invalid'];
  readonly 'aria-describedby': string | undefined;
}

/**
 * Returns the ARIA attributes that connect a control with its hint and errors, in addition to those that the caller
 * set.
 */
export const described = (
  id: string,
  { hint, error }: Pick<FieldFrame, 'hint' | 'error'>,
  given: AriaAttributes = {},
): Described => {
  const wrong = errorsOf(error).length > 0;
  const ids = [
    given['aria-describedby'],
    hint === undefined ? undefined : `${id}-hint`,
    wrong ? `${id}-error` : undefined,
  ].filter(Boolean);
  return {
    id,
    'aria-invalid': wrong || given['aria-invalid'] || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
};

/**
 * A single-line text field with label, hint and errors. Pass the platform's values for `autoComplete` and `inputMode`.
 * `required={false}` shows "(optional)" beside the label.
 */
export const Field = ({
  label,
  hint,
  error,
  hideLabel,
  prefix,
  suffix,
  id: givenId,
  className,
  inputRef,
  ...input
}: FieldProps): ReactElement => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel} required={input.required}>
      <div className={cx(styles.box, className)}>
        {prefix === undefined ? null : <span className={styles.affix}>{prefix}</span>}
        <input {...input} {...described(id, { hint, error }, input)} ref={inputRef} className={styles.input} />
        {suffix === undefined ? null : <span className={styles.affix}>{suffix}</span>}
      </div>
    </Frame>
  );
};
