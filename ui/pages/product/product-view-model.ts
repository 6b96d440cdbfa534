import { MAX_QUANTITY } from '../../../core/cart/cart';
import { pricesOf, type Prices } from '../../../core/catalogue/price';
import { needsPrescription } from '../../../core/catalogue/product-facts';
import type { BehaviourTracker, TrackedItem } from '../../../core/analytics/behaviour';
import {
  choiceOf,
  type FulfilmentChoice,
  type FulfilmentMethod,
  type FulfilmentOption,
} from '../../../core/cart/fulfilment/fulfilment';
import type { Product, Stock, Variant } from '../../../core/catalogue/product';
import { LOW_STOCK } from '../../../core/catalogue/shown-variant';
import type { CartViewModel, Wanted } from '../../cart/cart-view-model';
import type { MyStore } from '../../stores/my-store';
import { variantImages, type ProductData } from './product-data';
import { variantUrl } from '../../../core/paths/product-paths';
import type { PageHistory } from '../../../core/shared/page-history';
import { ownValue } from '../../../core/shared/own-value';
import { NOTHING_TO_DISPOSE, type Disposer } from '../../../core/shared/disposer';
import { observeMembers } from '../../state/observe-members';

export interface ProductPorts {
  readonly cart: Pick<CartViewModel, 'add' | 'isBusy'>;
  readonly behaviour: BehaviourTracker;
  readonly history: Pick<PageHistory, 'replace'>;
}

/** What the page needs for pickup. */
export interface ProductWays {
  readonly myStore: Pick<MyStore, 'store' | 'pickupOf'>;
  /** Keeps `sameDay` of the model up to date while the shopper's place is known. */
  readonly watchSameDay: (model: ProductViewModel) => Disposer;
  /** Opens a dialog with the result of adding. */
  readonly show: NonNullable<Parameters<CartViewModel['add']>[1]>;
}

/** An attribute by which the variants differ, with its values. */
export interface Choice {
  readonly attribute: 'size' | 'flavor' | 'color';
  readonly label: string;
  readonly options: ReadonlyArray<{
    readonly value: string;
    readonly isSelected: boolean;
    /** The variant that this value selects. */
    readonly partNumber: string;
    /** Its first picture. */
    readonly image: string | undefined;
    readonly isAvailable: boolean;
  }>;
}

export type Availability =
  | { readonly kind: 'available'; readonly left: number | undefined }
  | { readonly kind: 'out-of-stock' }
  | { readonly kind: 'in-store-only' }
  | { readonly kind: 'pickup-only' }
  | { readonly kind: 'no-price' }
  | { readonly kind: 'unknown' };

const LABELS = { size: 'Size', flavor: 'Flavor', color: 'Color' } as const;

/**
 * The product page: the selected variant, the quantity, and adding to the cart. Selecting a variant keeps the quantity and
 * is written into the address (PRO-01).
 */
export class ProductViewModel {
  /** How the product is to reach the shopper; undefined until the shopper chooses. */
  chosenWay: FulfilmentMethod | undefined;
  /** Same-day delivery of the selected variant and quantity; undefined while it is unknown whether it is possible. */
  sameDay: FulfilmentOption | undefined;
  /** Whether that could not be found out although the shopper's place is known. */
  isSameDayUnread = false;
  readonly product: Product;
  selected: Variant;
  quantity = 1;
  readonly #stock: Readonly<Record<string, Stock>> | undefined;
  readonly #ports: ProductPorts;
  readonly #ways: ProductWays | undefined;

  /** Without `ways`, the shop ships only. */
  constructor(
    readonly page: ProductData,
    ports: ProductPorts,
    ways?: ProductWays,
  ) {
    this.#ports = ports;
    this.#ways = ways;
    this.product = page.product;
    this.#stock = page.stock;
    const { variants } = page.product;
    const [first] = variants;
    if (first === undefined) throw new Error(`product ${page.product.partNumber} has no variant`);
    this.selected = variants.find(({ partNumber }) => partNumber === page.shownPartNumber) ?? first;
    observeMembers(this, { page: false, product: false });
  }

  /** Reports the product view (SRC-08), and watches whether the product can arrive on the same day (CHK-02). */
  start(): Disposer {
    this.#ports.behaviour.track({ kind: 'product-viewed', item: this.#tracked, url: this.product.url })();
    return this.#ways?.watchSameDay(this) ?? NOTHING_TO_DISPOSE;
  }

  /** Whether it can be bought online in some way. */
  get isForSale(): boolean {
    return this.availability.kind !== 'in-store-only' && this.availability.kind !== 'no-price';
  }

  /** Whether it is shipped once a vet has approved it, and no store has it (PRO-07). */
  get isPrescribed(): boolean {
    return needsPrescription(this.product.facts) && !this.product.inStoreOnly;
  }

  /** Whether it can be shipped; unknown stock is checked when it is added. */
  get isShipped(): boolean {
    return ['available', 'unknown'].includes(this.availability.kind);
  }

  /**
   * The chosen way; by default shipping, or pickup for a product that is not shipped now but may be at a store. Same-day delivery stays chosen
   * while a store could bring the product: the service then says why it does not.
   */
  get way(): FulfilmentMethod {
    const chosen = this.chosenWay === 'same-day' && this.sameDay?.storeId === undefined ? undefined : this.chosenWay;
    const isSent = this.isShipped || this.isPrescribed || this.#ways === undefined;
    return chosen ?? (isSent ? 'ship' : 'pickup');
  }

  /** Whether a store has to be chosen before the product can be added in the chosen way. */
  get needsStore(): boolean {
    return this.isForSale && this.way === 'pickup' && this.storeId === undefined;
  }

  /** The shopper's store. */
  get storeId(): string | undefined {
    return this.#ways?.myStore.store?.id;
  }

  /** The way of an addition: with the shopper's store, or with the store that delivers on the same day. */
  choiceOf(method: FulfilmentMethod): FulfilmentChoice | undefined {
    return choiceOf({ method, storeId: method === 'same-day' ? this.sameDay?.storeId : this.storeId });
  }

  /** Call it when the code that asks for same-day delivery could not be loaded. */
  failSameDay(): void {
    this.isSameDayUnread = true;
  }

  chooseWay(method: FulfilmentMethod): void {
    this.chosenWay = method;
  }

  /** The pictures of the selected variant. */
  get images(): ReadonlyArray<string> {
    return variantImages(this.product, this.selected);
  }

  /** What the pictures show: the product in the color of the selected variant. */
  get pictured(): string {
    return [this.product.name, this.selected.color].filter(Boolean).join(', ');
  }

  get prices(): Prices {
    return pricesOf([this.selected]);
  }

  get availability(): Availability {
    return this.#availabilityOf(this.selected);
  }

  get canAdd(): boolean {
    if (this.way === 'ship') return this.isShipped;
    if (this.way === 'same-day') return true;
    const isHere = this.#ways?.myStore.pickupOf(this.selected.partNumber) !== 'not-here';
    return this.isForSale && this.storeId !== undefined && isHere;
  }

  get isAdding(): boolean {
    return this.#ports.cart.isBusy(this.selected.partNumber);
  }

  get choices(): ReadonlyArray<Choice> {
    return (['size', 'flavor', 'color'] as const).flatMap((attribute) => {
      const values = [...new Set(this.product.variants.flatMap((variant) => variant[attribute] ?? []))];
      return values.length < 2
        ? []
        : [{ attribute, label: LABELS[attribute], options: values.map((value) => this.#optionOf(attribute, value)) }];
    });
  }

  select(partNumber: string): void {
    const { variants, url } = this.product;
    this.selected = variants.find((variant) => variant.partNumber === partNumber) ?? this.selected;
    this.#ports.history.replace(variantUrl(url, this.selected.partNumber))();
  }

  /** Sets the quantity as a whole number within the cart's limits. Anything else becomes 1. */
  setQuantity(quantity: number): void {
    this.quantity = Number.isFinite(quantity) ? Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity))) : 1;
  }

  async addToCart(): Promise<void> {
    if (this.canAdd) await this.#ports.cart.add(this.wanted, this.#ways?.show);
  }

  /** What the shopper has chosen, as the cart takes it. */
  get wanted(): Wanted {
    return {
      partNumber: this.selected.partNumber,
      name: this.product.name,
      quantity: this.quantity,
      choice: this.choiceOf(this.way),
      product: this.#tracked,
      price: this.prices.price,
    };
  }

  get #tracked(): TrackedItem {
    return { id: this.product.id, name: this.product.name, variationId: this.selected.partNumber };
  }

  #availabilityOf(variant: Variant): Availability {
    if (this.product.inStoreOnly) return { kind: 'in-store-only' };
    if (this.product.pickupOnly) return { kind: 'pickup-only' };
    if (variant.listPrice === undefined && variant.offerPrice === undefined) return { kind: 'no-price' };
    if (this.#stock === undefined) return { kind: 'unknown' };
    const stock = ownValue(this.#stock, variant.id);
    if (stock === undefined || stock.status === 'unavailable') return { kind: 'out-of-stock' };
    return { kind: 'available', left: (stock.quantity ?? LOW_STOCK) < LOW_STOCK ? stock.quantity : undefined };
  }

  /**
   * Returns the option for a value. It selects the variant that keeps the most of the current selection, and prefers
   * one in stock.
   */
  #optionOf(attribute: Choice['attribute'], value: string): Choice['options'][number] {
    const fits = (variant: Variant): number =>
      (['size', 'flavor', 'color'] as const).filter((other) => variant[other] === this.selected[other]).length * 2 +
      (this.#availabilityOf(variant).kind === 'out-of-stock' ? 0 : 1);
    const [best] = this.product.variants
      .filter((variant) => variant[attribute] === value)
      .sort((one, other) => fits(other) - fits(one));
    const variant = best ?? this.selected;
    return {
      value,
      isSelected: this.selected[attribute] === value,
      partNumber: variant.partNumber,
      image: variantImages(this.product, variant)[0],
      isAvailable: this.#availabilityOf(variant).kind !== 'out-of-stock',
    };
  }
}
