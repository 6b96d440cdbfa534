import { runInAction } from 'mobx';
import { trackedTile } from '../../core/analytics/tracked-item';
import { canAddFromTile, type ProductTile } from '../../core/catalogue/tile';
import type { LoadRecommendation } from '../../core/recommendations/load-recommendation';
import type { Recommendation } from '../../core/recommendations/recommendations';
import type { Disposer } from '../../core/shared/disposer';
import { isRight } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';
import type { CartViewModel } from './cart-view-model';

export interface GoesWithPorts {
  readonly loadRecommendation: LoadRecommendation;
  readonly cart: Pick<CartViewModel, 'add' | 'cart' | 'isBusy'>;
  /** Is called with the dialog that confirms an addition or says why there was none. */
  readonly show: NonNullable<Parameters<CartViewModel['add']>[1]>;
}

/** The number of products that the dialog shows. */
export const SHOWN = 3;
/** More are requested, because products that cannot be added, or are in the cart already, are left out. */
const REQUESTED = 8;

/** Products that are bought with one that was just added (CHK-10). */
export class GoesWithViewModel {
  isLoading = true;
  /** What was loaded; undefined when it could not be loaded. */
  row: Recommendation | undefined;
  readonly #partNumber: string;
  readonly #ports: GoesWithPorts;

  /** `partNumber` is that of the variant that was added. */
  constructor(partNumber: string, ports: GoesWithPorts) {
    this.#partNumber = partNumber;
    this.#ports = ports;
    observeMembers(this);
  }

  /** Loads the products. After the disposer ran, a response is ignored. */
  start(): Disposer {
    let isWanted = true;
    void this.#load(() => isWanted);
    return () => (isWanted = false);
  }

  stateOf({ sku }: ProductTile): 'ready' | 'adding' | 'added' {
    const { cart } = this.#ports;
    if (cart.isBusy(sku)) return 'adding';
    return cart.cart.items.some(({ partNumber }) => partNumber === sku) ? 'added' : 'ready';
  }

  /** Adds one piece, shipped. Does nothing for a product that is in the cart. */
  async add(tile: ProductTile): Promise<void> {
    if (this.stateOf(tile) !== 'ready') return;
    const { sku, name, prices } = tile;
    const wanted = { partNumber: sku, name, quantity: 1, product: trackedTile(tile), price: prices.price };
    await this.#ports.cart.add(wanted, this.#ports.show);
  }

  async #load(isWanted: () => boolean): Promise<void> {
    const { cart, loadRecommendation } = this.#ports;
    const { items } = cart.cart;
    const productIds = items.filter((item) => item.partNumber === this.#partNumber).map(({ productId }) => productId);
    const loaded = await loadRecommendation({ podId: 'bought-together', count: REQUESTED, productIds })();
    if (!isWanted()) return;
    runInAction(() => {
      this.isLoading = false;
      if (!isRight(loaded)) return;
      const known = new Set(items.flatMap(({ partNumber, productId }) => [partNumber, productId]));
      const isNew = ({ sku, uniqueId }: ProductTile): boolean => !known.has(sku) && !known.has(uniqueId);
      const products = loaded.right.products.filter((tile) => canAddFromTile(tile) && isNew(tile)).slice(0, SHOWN);
      this.row = { ...loaded.right, products };
    });
  }
}
