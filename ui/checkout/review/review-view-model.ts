import { runInAction } from 'mobx';
import type { Cart } from '../../../core/cart/cart';
import type { Checkout, Placing } from '../../../core/checkout/loading/checkout';
import type {
  PlaceOrderFailure,
  PlaceOrderResult,
  PrepareFailure,
} from '../../../core/checkout/loading/checkout-gateway';
import { confirmationPath } from '../../../core/paths/order-paths';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import { isRight } from '../../../core/shared/either';
import { observeMembers } from '../../state/observe-members';
import type { StepProblem } from '../checkout-message';
import { shortOf, toPlacingProblem, type ShortItem } from './placing-message';
import { orderChanges, seenOrder, writeSeen, type OrderChanges, type SeenOrder } from './order-changes';
import { finishPath, returnUrl, type OrderInPath } from '../order-paths';
import { pathAfter, reopenedPath } from '../reopened-path';
import type { ShownCheckout } from '../shown-checkout';
import { withUseCases } from '../with-use-cases';

export interface ReviewStart {
  readonly checkout: ShownCheckout;
  readonly cart: Cart;
  readonly changes: OrderChanges | undefined;
  readonly problem: StepProblem | undefined;
  readonly short: ReviewViewModel['short'];
}

export interface ReviewPorts {
  readonly useCases: FetchCheckoutUseCases;
  /** The shop's public origin. */
  readonly origin: string;
  /** Opens a page of this shop. */
  readonly leave: (path: string) => void;
  /** Opens the page of the shopper's bank or of PayPal. */
  readonly approve: (url: string) => void;
}

/**
 * Review and Place Order (CHK-08). The key for placing belongs to what the shopper sees: it survives a reload, and after a
 * failure the order is read again, which gives a new one.
 */
export class ReviewViewModel {
  checkout: ShownCheckout;
  cart: Cart;
  status: 'idle' | 'placing' | 'approving' = 'idle';
  problem: StepProblem | undefined;
  changes: OrderChanges | undefined;
  /** The product that cannot be ordered as it was chosen, and why: too few are left, or that way is not offered. */
  short: ShortItem | undefined;
  readonly #ports: ReviewPorts;

  constructor({ checkout, cart, changes, problem, short }: ReviewStart, ports: ReviewPorts) {
    this.checkout = checkout;
    this.cart = cart;
    this.changes = changes;
    this.problem = problem;
    this.short = short;
    this.#ports = ports;
    observeMembers(this);
  }

  get isPending(): boolean {
    return this.status !== 'idle';
  }

  /** Whether the order was removed from the cart since it was read. */
  get isCartEmpty(): boolean {
    return this.problem?.isCartEmpty === true;
  }

  /** Whether nothing has to be changed in the cart first. */
  get canBePlaced(): boolean {
    return !this.isCartEmpty && this.short === undefined && this.cart.items.every(({ isGone = false }) => !isGone);
  }

  /** Places the order with the key of what is shown. Without a key, the order is read first and shown if it changed. */
  async place(): Promise<void> {
    if (this.isPending) return;
    this.status = 'placing';
    this.problem = undefined;
    this.changes = undefined;
    const { placing } = this.checkout;
    if (placing === undefined && (await this.#reread(seenOrder(this.cart))) !== 'same') return;
    const current = this.checkout.placing;
    if (current !== undefined) await this.#send(current);
  }

  /**
   * Call it when the browser restores this page from its back-forward cache. The order may have been placed since: without
   * its key nothing is placed before the order is read again, and the page is loaded again.
   */
  restored(): void {
    this.status = 'idle';
    this.checkout = { ...this.checkout, placing: undefined };
    this.#ports.leave(CHECKOUT_PATHS.review);
  }

  async #send({ key }: Placing): Promise<void> {
    const order: OrderInPath = {
      orderId: this.checkout.orderId,
      key,
      total: this.cart.total,
      seen: writeSeen(seenOrder(this.cart)),
    };
    const outcome = await withUseCases(this.#ports.useCases, ({ placeOrder }) =>
      placeOrder({ ...order, returnUrl: returnUrl(this.#ports.origin, order) }),
    )();
    if (isRight(outcome)) this.follow(outcome.right, order);
    else await this.#fail(outcome.left);
  }

  private follow(result: PlaceOrderResult, order: OrderInPath): void {
    switch (result.kind) {
      case 'placed':
        this.#ports.leave(confirmationPath({ token: result.orderToken }));
        return;
      case 'authenticate':
        this.status = 'approving';
        this.#ports.approve(result.url);
        return;
      case 'pending':
        this.#ports.leave(finishPath(order));
    }
  }

  /** Shows why nothing was ordered, and reads the order again for a new key. */
  async #fail(failure: PlaceOrderFailure | PrepareFailure): Promise<void> {
    const seen = seenOrder(this.cart);
    const path = pathAfter(failure);
    if (path !== undefined) {
      this.#ports.leave(path);
      return;
    }
    const isRead = failure.kind !== 'identity-needed' && failure.kind !== 'nothing-to-check-out';
    const reread = isRead ? await this.#reread(seen) : undefined;
    if (reread === 'leaves') return;
    // Why a changed order cannot be placed any more says more than that it has changed.
    if (reread !== 'failed' || failure.kind !== 'order-changed') this.show(failure);
  }

  private show(failure: PlaceOrderFailure | PrepareFailure): void {
    this.status = 'idle';
    this.short = shortOf(failure);
    if (this.changes === undefined) this.problem = toPlacingProblem(failure);
  }

  /** Reads the order again. It is the same when it is the one that was seen and can be placed. */
  async #reread(seen: SeenOrder): Promise<'same' | 'changed' | 'failed' | 'leaves'> {
    const outcome = await withUseCases(this.#ports.useCases, ({ loadReview }) => loadReview)();
    return runInAction(() => {
      if (isRight(outcome)) {
        if (this.isUnderWay(outcome.right)) return 'leaves';
        return this.takeOver(outcome.right, seen) ? 'same' : 'changed';
      }
      this.checkout = { ...this.checkout, placing: undefined };
      this.show(outcome.left);
      return 'failed';
    });
  }

  /** Whether the order is being placed with the key that was read; the next page then waits for its outcome (ORD-01). */
  private isUnderWay({ orderId, placing }: Checkout): boolean {
    if (placing?.isUnderWay !== true) return false;
    this.#ports.leave(finishPath({ orderId, key: placing.key, total: placing.total }));
    return true;
  }

  private takeOver({ cart, ...checkout }: Checkout, seen: SeenOrder): boolean {
    this.checkout = checkout;
    this.cart = cart;
    this.changes = orderChanges(seen, cart);
    if (checkout.missing.length > 0) this.#ports.leave(reopenedPath(checkout.missing));
    if (this.changes === undefined) return checkout.placing !== undefined;
    this.status = 'idle';
    return false;
  }
}
