import type { ReactElement } from 'react';
import Check from 'lucide-react/icons/check';
import * as styles from './add-to-cart.module.css';
import { Button } from './button';

export interface AddToCartProps {
  /** The URL to which the form is posted without JavaScript. */
  readonly action: string;
  /** Part number of the variant. */
  readonly partNumber: string;
  /** The product's name, for screen readers. */
  readonly name: string;
  readonly state?: 'ready' | 'adding' | 'added' | 'unavailable';
  /** Adds the product without leaving the page, after hydration. */
  readonly onAdd?: ((partNumber: string) => void) | undefined;
}

const words = { ready: 'Add To Cart', adding: 'Add To Cart', added: 'Added', unavailable: 'Out Of Stock' } as const;

/**
 * The button of a tile that adds one item of the tile's variant to the cart. The button itself carries the part number
 * of the form, and the quantity is one by default, so the form needs no hidden fields.
 */
export const AddToCart = ({ action, partNumber, name, state = 'ready', onAdd }: AddToCartProps): ReactElement => (
  <form
    method="post"
    action={action}
    onSubmit={(event) => {
      if (onAdd === undefined) return;
      event.preventDefault();
      onAdd(partNumber);
    }}
  >
    <Button
      type="submit"
      name="partNumber"
      value={partNumber}
      look={state === 'added' ? 'reward' : 'primary'}
      block
      pending={state === 'adding'}
      disabled={state === 'unavailable'}
      aria-label={`${words[state]} ${name}`}
      className={state === 'ready' || state === 'adding' ? styles.ready : undefined}
      icon={state === 'added' ? <Check size={18} aria-hidden /> : null}
    >
      {words[state]}
    </Button>
  </form>
);
