import { runInAction } from 'mobx';
import { trackedTile } from '../../../core/analytics/tracked-item';
import { MAX_QUANTITY } from '../../../core/cart/cart';
import { cartMessage } from '../../../core/cart/cart-message';
import { pricesOf, type Prices } from '../../../core/catalogue/price';
import type { Variant } from '../../../core/catalogue/product';
import { isShippable, LOW_STOCK, shownVariant } from '../../../core/catalogue/shown-variant';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { ViewedProduct } from '../../../core/catalogue/view-product';
import { ownValue } from '../../../core/shared/own-value';
import { observeMembers } from '../../state/observe-members';
import type { ToastsViewModel } from '../../toasts/toasts-view-model';
import type { CartViewModel } from '../cart-view-model';

export interface OptionsPorts {
  readonly cart: Pick<CartViewModel, 'add' | 'isBusy' | 'lastAdded' | 'refused'>;
  readonly toasts: Pick<ToastsViewModel, 'succeed'>;
  /** Closes the dialog. */
  readonly close: () => void;
}

/** A variant as the dialog offers it. */
export interface VariantOption {
  readonly partNumber: string;
  /** Size, flavor and color, as far as the variant has them. */
  readonly label: string;
  readonly size: string | undefined;
  readonly prices: Prices;
  readonly isAvailable: boolean;
  /** The number of pieces, when few are left. */
  readonly left: number | undefined;
}

/** The variants of a product of a list: one is chosen, with a quantity, and added to the cart (PRO-09). */
export class OptionsViewModel {
  /** Part number of the chosen variant: the tile's own at first, if it can be bought. */
  chosen: string | undefined;
  quantity = 1;
  /** Why the variant could not be added. */
  error: string | undefined = undefined;
  readonly options: ReadonlyArray<VariantOption>;
  readonly #ports: OptionsPorts;

  constructor(
    readonly tile: ProductTile,
    { product, stock }: ViewedProduct,
    ports: OptionsPorts,
  ) {
    this.#ports = ports;
    this.options = product.variants.map((variant) => optionOf(variant, stock));
    const first = shownVariant(product, stock, undefined)?.partNumber;
    const buyable = this.options.filter(({ isAvailable }) => isAvailable).map(({ partNumber }) => partNumber);
    this.chosen = buyable.includes(tile.sku) ? tile.sku : buyable.find((one) => one === first);
    observeMembers(this, { tile: false, options: false });
  }

  /** The most pieces that can be added of the chosen variant. */
  get most(): number {
    return this.options.find(({ partNumber }) => partNumber === this.chosen)?.left ?? MAX_QUANTITY;
  }

  get isAdding(): boolean {
    return this.chosen !== undefined && this.#ports.cart.isBusy(this.chosen);
  }

  choose(partNumber: string): void {
    this.chosen = partNumber;
    this.error = undefined;
    this.quantity = Math.min(this.quantity, this.most);
  }

  setQuantity(quantity: number): void {
    this.quantity = quantity;
    this.error = undefined;
  }

  /** Adds the chosen variant and closes the dialog, or says why it was not added. Does nothing without a choice. */
  async add(): Promise<void> {
    const option = this.options.find(({ partNumber }) => partNumber === this.chosen);
    if (option === undefined || this.isAdding) return;
    const { cart, close, toasts } = this.#ports;
    const { name } = this.tile;
    const { partNumber, prices } = option;
    this.error = undefined;
    let isAdded = false;
    const product = { ...trackedTile(this.tile), variationId: partNumber };
    const wanted = { partNumber, name, quantity: this.quantity, product, price: prices.price };
    await cart.add(wanted, (dialog) => (isAdded = dialog === 'ADD_TO_CART'));
    if (isAdded) {
      close();
      toasts.succeed(`Added to cart: ${name}`, cart.lastAdded?.undo);
    } else
      runInAction(() => {
        this.error = cart.refused === undefined ? undefined : cartMessage(cart.refused.error);
      });
  }
}

const optionOf = (variant: Variant, stock: ViewedProduct['stock']): VariantOption => {
  const { partNumber, size, flavor, color } = variant;
  const quantity = stock === undefined ? undefined : ownValue(stock, variant.id)?.quantity;
  const parts = [size, flavor, color].filter((part) => part !== undefined);
  return {
    partNumber,
    label: parts.length === 0 ? partNumber : parts.join(' · '),
    size,
    prices: pricesOf([variant]),
    isAvailable: isShippable(variant, stock),
    left: (quantity ?? LOW_STOCK) < LOW_STOCK ? quantity : undefined,
  };
};
