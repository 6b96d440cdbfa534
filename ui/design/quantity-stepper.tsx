import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import * as styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  /** The accessible name, such as “Quantity of Salmon Dinner”. */
  readonly label: string;
  /** Further attributes of the field: its id, and what says why the quantity was refused. */
  readonly field?: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>;
  readonly name?: string;
  readonly min?: number;
  readonly max?: number;
  /**
   * The controlled value; needs `onChange`. Without it the field keeps its own quantity, starting with `defaultValue`.
   */
  readonly value?: number;
  readonly defaultValue?: number;
  readonly onChange?: (quantity: number) => void;
  readonly disabled?: boolean;
  readonly size?: 'small' | 'medium';
  readonly form?: string;
  /** Reports a typed number outside min…max as it is, for a form that explains why it is refused. Buttons stay inside. */
  readonly keepsTyped?: boolean;
  /**
   * Leaves a typed number outside min…max in the field without a report. The browser then refuses to submit the form and
   * says why.
   */
  readonly refusesTyped?: boolean;
}

const clamp = (quantity: number, min: number, max: number): number => Math.min(max, Math.max(min, quantity));

interface OwnQuantity {
  readonly quantity: number;
  /** The text of the field while it differs from the quantity. */
  readonly typed: string | undefined;
  readonly type: (text: string) => void;
  /** Sets the nearest allowed quantity. */
  readonly settle: (quantity: number) => void;
  /** Adopts the typed number. A text that is no number is discarded. */
  readonly leave: () => void;
}

const useQuantity = (
  input: RefObject<HTMLInputElement | null>,
  { min = 1, max = 99, value, defaultValue = min, onChange, keepsTyped, refusesTyped }: QuantityStepperProps,
): OwnQuantity => {
  const [own, setOwn] = useState(defaultValue);
  const [typed, type] = useState<string | undefined>();
  const quantity = value ?? own;
  const settle = (next: number, isTyped = false): void => {
    const whole = Math.trunc(next);
    const allowed = isTyped && keepsTyped ? whole : clamp(whole, min, max);
    type(undefined);
    setOwn(allowed);
    if (allowed !== quantity) onChange?.(allowed);
  };
  const adopt = (number: number, isTyped = false): void =>
    refusesTyped && clamp(number, min, max) !== number ? type(String(number)) : settle(number, isTyped);
  const leave = (): void => {
    const number = Number(typed ?? input.current?.value);
    adopt(typed?.trim() === '' || Number.isNaN(number) ? quantity : number, true);
  };
  const takeOver = useEffectEvent(() => {
    const before = Number(input.current?.value);
    if (Number.isFinite(before) && before !== quantity) adopt(before);
  });
  // Adopts a number that was typed, or reached with the buttons, before hydration.
  useEffect(() => takeOver(), []);
  return { quantity, typed, type, settle, leave };
};

/**
 * A number field that submits with its form, with a button on either side where scripts run; until hydration,
 * browser-boot.ts answers the buttons. When the field is left or Enter is pressed, the number is clamped to min…max by
 * default; a text that is no number is replaced by the last quantity.
 */
export const QuantityStepper = (props: QuantityStepperProps): ReactElement => {
  const { label, name = 'quantity', min = 1, max = 99, disabled = false, size = 'medium', form, field } = props;
  const input = useRef<HTMLInputElement>(null);
  const { quantity, typed, type, settle, leave } = useQuantity(input, props);
  const step = (by: number) => (event: MouseEvent) => {
    // Tells browser-boot.ts, which answers until hydration, that this click is done.
    event.preventDefault();
    settle(quantity + by);
  };
  return (
    <div className={styles.stepper} data-size={size} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.step}
        data-step="stepDown"
        aria-label="One less"
        disabled={disabled || quantity <= min}
        onClick={step(-1)}
      >
        <Minus size={18} aria-hidden />
      </button>
      <input
        ref={input}
        {...field}
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
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          // Enter submits the form, which must send what was typed.
          if (event.key === 'Enter') leave();
        }}
      />
      <button
        type="button"
        className={styles.step}
        data-step="stepUp"
        aria-label="One more"
        disabled={disabled || quantity >= max}
        onClick={step(1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
};
