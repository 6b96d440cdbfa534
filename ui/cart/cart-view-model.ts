import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import type { AddToCart, AddToCartError } from '../../core/cart/add-to-cart';
import { EMPTY_CART, type Cart, type CartItem } from '../../core/cart/cart';
import { cartMessage } from '../../core/cart/cart-message';
import type { ChangeQuantity } from '../../core/cart/change-quantity';
import type { ChooseFulfilmentError } from '../../core/cart/fulfilment/choose-fulfilment';
import { choiceOf, isChosen, SHIPPING, type FulfilmentChoice } from '../../core/cart/fulfilment/fulfilment';
import { isSameText, type Personalization } from '../../core/personalization/personalization';
import type { LoadCart } from '../../core/cart/load-cart';
import type { ChangePromotionCode, PromotionCodeError } from '../../core/cart/promotion-codes';
import type { BehaviourEvent, TrackedItem } from '../../core/analytics/behaviour';
import type { ToastsViewModel } from '../toasts/toasts-view-model';
import type { Toast } from '../design/toasts';
import { ownValue } from '../../core/shared/own-value';
import { isRight } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';

export interface CartUseCases {
  readonly loadCart: LoadCart;
  readonly addToCart: AddToCart;
  readonly changeQuantity: ChangeQuantity;
  readonly applyPromotionCode: ChangePromotionCode;
  readonly removePromotionCode: ChangePromotionCode;
}

/** An item to add, with what a tile or product page knows of it. */
export interface Wanted {
  readonly partNumber: string;
  readonly name: string;
  readonly quantity: number;
  /** How it reaches the shopper: shipped by default. */
  readonly choice?: FulfilmentChoice | undefined;
  /** The shopper's text on it. */
  readonly personalization?: Personalization | undefined;
  /** The product to report to the search service. Without it nothing is reported. */
  readonly product?: TrackedItem | undefined;
  /** Unit price in dollars. */
  readonly price?: number | undefined;
}

/** An item that could not be added, and why. */
export interface Refused {
  readonly wanted: Wanted;
  readonly error: Failure;
}

/** The event for an item that was added to the cart. The tracker adds the preceding search. */
export type Added = Pick<Extract<BehaviourEvent, { readonly kind: 'added-to-cart' }>, 'item' | 'quantity' | 'price'>;

type Failure = AddToCartError | PromotionCodeError | ChooseFulfilmentError;

/**
 * The shopper's cart on every page. It shows a change at once and corrects it with the response. Changes are sent one
 * after another, so that the last response is the newest.
 */
export class CartViewModel {
  cart: Cart;
  /** Whether the cart was ever read. Otherwise the header shows no number, rather than an empty cart. */
  isKnown: boolean;
  /** Part numbers and line ids with a change under way. */
  busy: ReadonlyArray<string> = [];
  /** Requested quantities without a response yet, and refused ones until they are corrected, by line id. */
  wantedQuantities: Readonly<Record<string, number>> = {};
  /** The number of items with an add request under way. */
  arriving = 0;
  /** The reason why a line could not be changed, by line id. */
  lineErrors: Readonly<Record<string, string>> = {};
  promotionError: string | undefined;
  /** What was added last, for the dialog that shows it (ADD_TO_CART). */
  lastAdded: (Wanted & { readonly undo: Toast['action'] }) | undefined;
  /** What could not be added last, and why (ADD_TO_CART_ERROR). */
  refused: Refused | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #useCases: CartUseCases;
  readonly #toasts: ToastsViewModel;
  /** Called for each item that was added to the cart. */
  readonly #onAdded: (added: Added) => void;

  constructor(
    cart: Cart | undefined,
    useCases: CartUseCases,
    toasts: ToastsViewModel,
    onAdded: (added: Added) => void = () => undefined,
  ) {
    this.#useCases = useCases;
    this.#toasts = toasts;
    this.#onAdded = onAdded;
    this.cart = cart ?? EMPTY_CART;
    this.isKnown = cart !== undefined;
    observeMembers(this);
  }

  /** The number on the cart's indicator, including items that are being added (HDR-10). */
  get count(): number | undefined {
    return this.isKnown || this.arriving > 0 ? this.cart.totalCartQuantity + this.arriving : undefined;
  }

  isBusy(id: string): boolean {
    return this.busy.includes(id);
  }

  /** The id of the first line whose field shows a quantity that the cart has refused (CRT-03). */
  get refusedLine(): string | undefined {
    return this.cart.items.find(({ id }) => !this.isBusy(id) && ownValue(this.wantedQuantities, id) !== undefined)?.id;
  }

  /** The quantity to show in a line's field: the requested one until the response arrives, and a refused one. */
  shownQuantity({ id, quantity }: CartItem): number {
    return ownValue(this.wantedQuantities, id) ?? quantity;
  }

  /**
   * Adds an item. A toast confirms it and offers to undo it, or tells why it was refused. With `show`, dialogs do that
   * (CHK-10).
   */
  async add(wanted: Wanted, show?: (dialog: 'ADD_TO_CART' | 'ADD_TO_CART_ERROR') => void): Promise<void> {
    const { partNumber, name, quantity, choice, personalization, product, price } = wanted;
    if (this.isBusy(partNumber)) return;
    this.arriving += quantity;
    await this.change(partNumber, this.#useCases.addToCart({ partNumber, quantity, choice, personalization }), {
      succeeded: () => {
        const undo = this.#undo(wanted);
        this.lastAdded = { ...wanted, undo };
        if (show === undefined) this.#toasts.succeed(`Added to cart: ${name}`, undo);
        else show('ADD_TO_CART');
        if (product !== undefined) this.#onAdded({ item: product, quantity, price });
      },
      failed: (message, error) => {
        this.refused = { wanted, error };
        if (show === undefined) this.#toasts.fail(`${name}: ${message}`);
        else show('ADD_TO_CART_ERROR');
      },
      settled: () => (this.arriving -= quantity),
    });
  }

  async changeQuantity(itemId: string, quantity: number | string): Promise<void> {
    const before = this.cart.items.find(({ id }) => id === itemId);
    const wanted = Number(quantity);
    if (wanted >= 1) this.wantedQuantities = { ...this.wantedQuantities, [itemId]: wanted };
    await this.change(itemId, this.#useCases.changeQuantity({ itemId, quantity, priceSeen: before?.unitPrice }), {
      succeeded: () => {
        this.lineErrors = without(this.lineErrors, itemId);
        if (before !== undefined && Number(quantity) === 0) this.#offerToPutBack(before);
      },
      failed: (message, { kind }) => {
        this.failLine(itemId, message);
        // A quantity that is too large stays in the field until the shopper corrects it (CHK-10).
        if (wanted >= 1 && ASKS_FOR_ANOTHER.includes(kind)) {
          this.wantedQuantities = { ...this.wantedQuantities, [itemId]: wanted };
        }
      },
      settled: () => {
        if (!this.isBusy(itemId)) this.wantedQuantities = without(this.wantedQuantities, itemId);
      },
    });
  }

  /** The shopper has seen the price of a line; the quantity stays (CHK-07). */
  async acknowledgePrice({ id, unitPrice }: CartItem): Promise<void> {
    await this.change(id, this.#useCases.changeQuantity({ itemId: id, priceSeen: unitPrice }), {
      succeeded: () => this.clearLine(id),
      failed: (message) => this.failLine(id, message),
    });
  }

  async applyPromotion(code: string): Promise<void> {
    await this.changePromotion(this.#useCases.applyPromotionCode(code));
  }

  async removePromotion(code: string): Promise<void> {
    await this.changePromotion(this.#useCases.removePromotionCode(code));
  }

  /** Reads the cart again. A failure keeps what is shown. */
  async refresh(): Promise<void> {
    const outcome = await this.#inTurn(this.#useCases.loadCart);
    runInAction(() => {
      if (isRight(outcome)) this.takeOver(outcome.right);
    });
  }

  private async changePromotion(change: TaskEither<PromotionCodeError, Cart>): Promise<void> {
    await this.change(PROMOTION, change, {
      succeeded: () => (this.promotionError = undefined),
      failed: (message) => (this.promotionError = message),
    });
  }

  /** Shows why a line, or a saved item, could not be changed. */
  failLine(id: string, message: string): void {
    this.lineErrors = { ...this.lineErrors, [id]: message };
  }

  /** Removes what was said about a line or a saved item, and a refused quantity, when a new change of it begins. */
  clearLine(id: string): void {
    this.lineErrors = without(this.lineErrors, id);
    if (!this.isBusy(id)) this.wantedQuantities = without(this.wantedQuantities, id);
  }

  /** Runs a change of the cart after all earlier ones. The id is busy meanwhile. */
  async change(
    id: string,
    task: TaskEither<Failure, Cart>,
    then: {
      readonly succeeded: () => void;
      readonly failed: (message: string, failure: Failure) => void;
      readonly settled?: () => void;
    },
  ): Promise<void> {
    this.busy = [...this.busy, id];
    const outcome = await this.#inTurn(task);
    runInAction(() => {
      this.busy = withoutOne(this.busy, id);
      then.settled?.();
      if (isRight(outcome)) {
        this.takeOver(outcome.right);
        then.succeeded();
      } else if (outcome.left.kind === 'no-such-line') {
        // Another tab has removed the line, and with it the place for a message.
        this.#toasts.fail(cartMessage(outcome.left));
        void this.refresh();
      } else {
        then.failed(cartMessage(outcome.left), outcome.left);
        // The response may have been lost after the change was made.
        if (isOutcomeUnknown(outcome.left)) void this.refresh();
      }
    });
  }

  /** Runs the task after all earlier ones, so that an older cart never replaces a newer one. */
  #inTurn<A>(task: Task<A>): Promise<A> {
    const running = this.#last.then(task);
    this.#last = running.catch(() => undefined);
    return running;
  }

  private takeOver(cart: Cart): void {
    this.cart = cart;
    this.isKnown = true;
  }

  /** The line that an item joins: the same product at the same place, with the same text. */
  #lineOf({ partNumber, choice = SHIPPING, personalization }: Wanted): CartItem | undefined {
    const way = { storeId: undefined, ...choice };
    return this.cart.items.find(
      (item) =>
        item.partNumber === partNumber &&
        isSameText(item.personalization, personalization) &&
        (item.fulfilment === undefined || isChosen(way, item.fulfilment)),
    );
  }

  /** Takes back what was added, and not what was added since. */
  #undo(wanted: Wanted): Toast['action'] {
    const run = (): void => {
      const line = this.#lineOf(wanted);
      if (line) void this.changeQuantity(line.id, Math.max(0, line.quantity - wanted.quantity));
    };
    return this.#lineOf(wanted) && { label: 'Undo', run };
  }

  #offerToPutBack({ partNumber, name, quantity, fulfilment, personalization }: CartItem): void {
    this.#toasts.succeed(`Removed from cart: ${name}`, {
      label: 'Undo',
      run: () =>
        void this.add({ partNumber, name, quantity, choice: fulfilment && choiceOf(fulfilment), personalization }),
    });
  }
}

/** Whether the change may have been made all the same. */
const isOutcomeUnknown = (failure: Failure): boolean =>
  failure.kind === 'unreachable' ||
  failure.kind === 'unintelligible' ||
  (failure.kind === 'refused' && failure.status >= 500);

/** Failures that the shopper resolves with another quantity. */
const ASKS_FOR_ANOTHER: ReadonlyArray<Failure['kind']> = ['not-enough-stock', 'invalid-quantity'];

/** Removes one occurrence of the id. With several changes under way, the id stays busy until the last one ends. */
const withoutOne = (ids: ReadonlyArray<string>, id: string): ReadonlyArray<string> => {
  const first = ids.indexOf(id);
  return ids.filter((_, index) => index !== first);
};

const without = <A>(values: Readonly<Record<string, A>>, id: string): Readonly<Record<string, A>> => {
  const { [id]: _left, ...others } = values;
  return others;
};

/** The id under which a change of a promotion code counts as busy. */
export const PROMOTION = 'promotion';
