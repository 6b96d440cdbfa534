import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  /** Of what: "Quantity of Salmon Dinner". */
  readonly label: string;
  readonly name?: string;
  readonly min?: number;
  readonly max?: number;
  /** Held from outside with `onChange`, or started with `defaultValue` and held by the field. */
  readonly value?: number;
  readonly defaultValue?: number;
  readonly onChange?: (quantity: number) => void;
  readonly disabled?: boolean;
  readonly size?: 'small' | 'medium';
  readonly form?: string;
}

const clamp = (quantity: number, min: number, max: number): number => Math.min(max, Math.max(min, quantity));

/**
 * A number field that submits with its form, with a button on either side once JavaScript runs. What is typed is
 * brought into min…max when the field is left or Enter is pressed; an empty or meaningless text falls back to the last quantity.
 */
export const QuantityStepper = ({
  label,
  name = 'quantity',
  min = 1,
  max = 99,
  value,
  defaultValue = min,
  onChange,
  disabled = false,
  size = 'medium',
  form,
}: QuantityStepperProps): ReactElement => {
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const quantity = value ?? own;
  const settle = (next: number): void => {
    const allowed = clamp(Math.trunc(next), min, max);
    setTyped(undefined);
    setOwn(allowed);
    if (allowed !== quantity) onChange?.(allowed);
  };
  const leave = (): void => {
    const number = Number(typed ?? input.current?.value);
    settle(typed?.trim() === '' || Number.isNaN(number) ? quantity : number);
  };
  const takeOver = useEffectEvent(() => {
    const before = Number(input.current?.value);
    if (Number.isFinite(before) && before !== quantity) settle(before);
  });
  // A number typed before the page was hydrated counts.
  useEffect(() => takeOver(), []);
  return (
    <div className={styles.stepper} data-size={size} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label="One less"
        disabled={disabled || quantity <= min}
        onClick={() => settle(quantity - 1)}
      >
        <Minus size={18} aria-hidden />
      </button>
      <input
        ref={input}
        className={styles.input}
        type="number"
        inputMode="numeric"
        aria-label={label}
        name={name}
        form={form}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          // Enter sends the form, which has to know what was typed.
          if (event.key === 'Enter') leave();
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label="One more"
        disabled={disabled || quantity >= max}
        onClick={() => settle(quantity + 1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
};
