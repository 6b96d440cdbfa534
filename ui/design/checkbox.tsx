import { useId, type InputHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import * as styles from './checkbox.module.css';
import { cx } from './cx';
import { described, errorsOf, type FieldFrame } from './field';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'style'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: FieldFrame['error'];
}

const choice = (type: 'checkbox' | 'radio') => {
  const Choice = ({ label, hint, error, id: givenId, className, ...input }: CheckboxProps): ReactElement => {
    const ownId = useId();
    const id = givenId ?? ownId;
    return (
      <div className={cx(styles.choice, className)}>
        <input {...input} type={type} {...described(id, { hint, error })} className={styles[type]} />
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {errorsOf(error).map((message) => (
          <p key={message} id={`${id}-error`} className={styles.error}>
            {message}
          </p>
        ))}
      </div>
    );
  };
  return Choice;
};

/** A checkbox with its label. */
export const Checkbox: (props: CheckboxProps) => ReactElement = choice('checkbox');

/** A radio button. Give all buttons of a group the same `name` and put them in a fieldset with a legend. */
export const Radio: (props: CheckboxProps) => ReactElement = choice('radio');
