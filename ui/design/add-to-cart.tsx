import type { ReactElement } from 'react';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

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

/** The button of a tile that adds one item of the tile's variant to the cart. */
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
    <input type="hidden" name="partNumber" value={partNumber} />
    <input type="hidden" name="quantity" value="1" />
    <Button
      type="submit"
      look={state === 'added' ? 'reward' : 'primary'}
      block
      pending={state === 'adding'}
      disabled={state === 'unavailable'}
      icon={
        state === 'added' ? (
          <Check size={18} aria-hidden />
        ) : state === 'unavailable' ? null : (
          <Plus size={18} aria-hidden />
        )
      }
    >
      {words[state]}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  </form>
);
