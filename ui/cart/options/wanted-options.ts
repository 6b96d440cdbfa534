import { createContext } from 'react';
import type { ProductTile } from '../../../core/catalogue/tile';
import { observeMembers } from '../../state/observe-members';

/** Opens the dialog that offers the variants of a product. */
export type ChooseOptions = (tile: ProductTile) => void;

/** For tiles in many places. Without it, as on the server, a tile leads to the product's page (PRO-09). */
export const OptionsContext = createContext<ChooseOptions | undefined>(undefined);

/** The product whose variants the dialog offers. The dialog is not one of the overlay's types (MOD-01). */
export class WantedOptions {
  readonly type = 'options' as const;
  show = false;
  tile: ProductTile | undefined = undefined;

  constructor() {
    observeMembers(this, { type: false });
  }

  open(tile: ProductTile): void {
    this.tile = tile;
    this.show = true;
  }

  close(): void {
    this.show = false;
  }

  reopen(): void {
    this.show = true;
  }
}
