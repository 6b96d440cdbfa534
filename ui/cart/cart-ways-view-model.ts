import { reaction, runInAction } from 'mobx';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart, CartItem } from '../../core/cart/cart';
import type { ChooseFulfilmentError } from '../../core/cart/fulfilment/choose-fulfilment';
import { isChosen, type FulfilmentChoice, type FulfilmentOption } from '../../core/cart/fulfilment/fulfilment';
import type { OptionsByItem } from '../../core/cart/fulfilment/fulfilment-gateway';
import { waysBack, type SavedItem } from '../../core/cart/saved/saved-item';
import type { Disposer } from '../../core/shared/disposer';
import { isRight, left, right } from '../../core/shared/either';
import { ownValue } from '../../core/shared/own-value';
import { observeMembers } from '../state/observe-members';
import type { MyStore } from '../stores/my-store';
import type { ToastsViewModel } from '../toasts/toasts-view-model';
import type { CartViewModel } from './cart-view-model';
import type { CartWays, FetchCartWays } from './cart-ways';
import { movedWords } from './moved-words';

export interface CartWaysPorts {
  readonly cart: Pick<CartViewModel, 'cart' | 'change' | 'clearLine' | 'failLine' | 'isBusy' | 'refresh'>;
  readonly ways: FetchCartWays;
  readonly myStore: Pick<MyStore, 'store' | 'zipCode'>;
  readonly toasts: Pick<ToastsViewModel, 'succeed' | 'fail'>;
}

/** How the lines of the cart reach the shopper, and what is kept for later, on the cart page (CHK-02, CHK-10). */
export class CartWaysViewModel {
  /** The ways of each line, by its id. The page's data has them; a line that was added since has none yet. */
  options: OptionsByItem;
  #turn = 0;
  readonly #ports: CartWaysPorts;

  constructor(options: OptionsByItem, ports: CartWaysPorts) {
    this.options = options;
    this.#ports = ports;
    observeMembers(this);
  }

  /** Reads the ways again after each change of the cart or of the shopper's place; the taxes after one of the ZIP code. */
  start(): Disposer {
    const disposers = [this.#followCart(), this.#followZip()];
    return () => disposers.forEach((dispose) => dispose());
  }

  #followCart(): Disposer {
    return reaction(
      () => {
        const { cart, myStore } = this.#ports;
        const lines = cart.cart.items.map(({ id, quantity, fulfilment }) => [id, quantity, fulfilment]);
        return JSON.stringify([lines, myStore.store?.id, myStore.zipCode]);
      },
      () => void this.refresh(),
    );
  }

  /** The tax is estimated at the ZIP code until an address is known (ORD-09). */
  #followZip(): Disposer {
    return reaction(
      () => this.#ports.myStore.zipCode,
      () => {
        if (this.#ports.cart.cart.items.length > 0) void this.#ports.cart.refresh();
      },
    );
  }

  optionsOf(item: CartItem): ReadonlyArray<FulfilmentOption> {
    return ownValue(this.options, item.id) ?? [];
  }

  /** Whether a line cannot stay as it is, but can be picked up in the shopper's store or perhaps in another one. */
  needsPickup(item: CartItem): boolean {
    const options = this.optionsOf(item);
    const now = options.find((option) => isChosen(option, item.fulfilment));
    return item.fulfilment?.method !== 'pickup' && now?.isAvailable === false && this.canBePickedUp(item);
  }

  /** Whether a store may hand a line over: another company's item and a prescription are always sent. */
  canBePickedUp(item: CartItem): boolean {
    return this.optionsOf(item).some(isPossiblePickup);
  }

  async choose(item: CartItem, { method, storeId }: Pick<FulfilmentOption, 'method' | 'storeId'>): Promise<boolean> {
    return this.#change(
      item.id,
      ({ chooseFulfilment }) => chooseFulfilment({ itemId: item.id, method, storeId }),
      () => undefined,
    );
  }

  async save(item: CartItem): Promise<void> {
    await this.#change(
      item.id,
      ({ saveForLater }) => saveForLater(item.id),
      () => this.#ports.toasts.succeed(`Saved for later: ${item.name}`),
    );
  }

  /** Moves a saved item into the cart; see `waysBack`. */
  async moveToCart(item: SavedItem): Promise<void> {
    const { myStore, toasts } = this.#ports;
    const { id, name } = item;
    const wanted = waysBack(item, myStore.store?.id);
    let used: FulfilmentChoice | undefined;
    const move =
      ({ moveToCart }: CartWays): TaskEither<ChooseFulfilmentError, Cart> =>
      async () => {
        const moved = await moveToCart(id, wanted)();
        if (!isRight(moved)) return moved;
        used = moved.right.way;
        return right(moved.right.cart);
      };
    await this.#change(id, move, () => toasts.succeed(`${movedWords(wanted[0], used)}: ${name}`));
  }

  async removeSaved({ id, name }: SavedItem): Promise<void> {
    await this.#change(
      id,
      ({ removeSaved }) => removeSaved(id),
      () => this.#ports.toasts.succeed(`Removed from saved items: ${name}`),
    );
  }

  async refresh(): Promise<void> {
    const { cart, ways, myStore } = this.#ports;
    this.#turn += 1;
    const turn = this.#turn;
    // An empty cart has no ways; the service responds to the question with an error.
    if (cart.cart.items.length === 0) return;
    const fetched = await ways();
    const place = { storeId: myStore.store?.id, zipCode: myStore.zipCode };
    const loaded = isRight(fetched) ? await fetched.right.loadCartOptions(place)() : fetched;
    runInAction(() => {
      // Ways that cannot be read stay as they were: the service checks a choice anyway.
      if (turn === this.#turn && isRight(loaded)) this.options = loaded.right;
    });
  }

  async #change(
    id: string,
    run: (ways: CartWays) => TaskEither<ChooseFulfilmentError, Cart>,
    succeeded: () => void,
  ): Promise<boolean> {
    const { cart, ways } = this.#ports;
    let isDone = false;
    cart.clearLine(id);
    await cart.change(
      id,
      () => ways().then((fetched) => (isRight(fetched) ? run(fetched.right)() : left(fetched.left))),
      {
        succeeded: () => {
          isDone = true;
          succeeded();
        },
        failed: (message) => cart.failLine(id, message),
      },
    );
    return isDone;
  }
}

const isPossiblePickup = ({ method, isRuledOut }: FulfilmentOption): boolean =>
  method === 'pickup' && isRuledOut !== true;
