import { useId, type ReactElement, type SelectHTMLAttributes } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx } from './cx';
import { described, Frame, type FieldFrame } from './field';
import * as styles from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'children'> {
  readonly options: ReadonlyArray<SelectOption>;
  /** A lower variant, for a bar of controls. */
  readonly compact?: boolean;
}

/** The platform's select element in the shop's field frame. */
export const Select = ({
  label,
  hint,
  error,
  hideLabel,
  options,
  compact = false,
  id: givenId,
  className,
  ...select
}: SelectProps): ReactElement => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel} required={select.required}>
      <div className={cx(styles.box, compact && styles.compact, className)}>
        <select {...select} {...described(id, { hint, error })} className={styles.select}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden className={styles.chevron} />
      </div>
    </Frame>
  );
};
