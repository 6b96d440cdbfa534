import { useId, type AriaAttributes, type InputHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from './cx';
import * as styles from './field.module.css';

export interface FieldFrame {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with it; several are shown one below the other. */
  readonly error?: string | ReadonlyArray<string> | undefined;
  /** Keeps the label for screen readers where the place already says it. */
  readonly hideLabel?: boolean;
}

export interface FieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'style'> {
  /** Stands inside the box before or after what is typed. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
}

/** The messages to show, whichever way they were given. */
export const errorsOf = (error: FieldFrame['error']): ReadonlyArray<string> =>
  error === undefined ? [] : typeof error === 'string' ? (error === '' ? [] : [error]) : error;

interface FrameProps extends FieldFrame {
  readonly id: string;
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label above, control, hint and errors below: what every field of the shop has in common. */
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

/** What is wrong with a control, read aloud as it appears. */
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

/** Attributes that tie a control to its frame's hint and errors, beside what its caller tied to it already. */
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
 * One line of text with its label, hint and errors. Pass `autoComplete` and `inputMode` as the platform knows them;
 * `required={false}` says "(optional)" beside the label.
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
  ...input
}: FieldProps): ReactElement => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel} required={input.required}>
      <div className={cx(styles.box, className)}>
        {prefix === undefined ? null : <span className={styles.affix}>{prefix}</span>}
        <input {...input} {...described(id, { hint, error }, input)} className={styles.input} />
        {suffix === undefined ? null : <span className={styles.affix}>{suffix}</span>}
      </div>
    </Frame>
  );
};
