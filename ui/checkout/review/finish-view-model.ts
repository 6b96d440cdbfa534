import type { PlaceOrderFailure, PlaceOrderResult } from '../../../core/checkout/loading/checkout-gateway';
import { confirmationPath } from '../../../core/paths/order-paths';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import type { Disposer } from '../../../core/shared/disposer';
import { isRight } from '../../../core/shared/either';
import type { Pause } from '../../../core/shared/pause';
import { observeMembers } from '../../state/observe-members';
import type { StepProblem } from '../checkout-message';
import { isOutcomeUnknown, toPlacingProblem } from './placing-message';
import { returnUrl, type OrderInPath } from '../order-paths';
import { withUseCases } from '../with-use-cases';

export interface FinishPorts {
  readonly useCases: FetchCheckoutUseCases;
  readonly pause: Pause;
  readonly origin: string;
  /** Opens a page of this shop in place of this one: Back does not lead here again. */
  readonly leave: (path: string) => void;
}

/** What became of a form without scripts. */
export interface FinishOutcome {
  readonly problem?: StepProblem | undefined;
  readonly approvalUrl?: string | undefined;
  readonly isUnknown?: boolean | undefined;
}

/** How long it waits before it asks again for an outcome that is not known yet. */
const PAUSE_MS = 3_000;

/** After this many pauses, about half a minute, the shopper is told what happens to a payment without an outcome. */
const LONG_WAIT = 3;

/** States in which it asks for the outcome. */
const OPEN: ReadonlyArray<FinishViewModel['status']> = ['working', 'waiting', 'delayed', 'unknown'];

/**
 * Finishes an order after the shopper's bank or PayPal, and waits for an outcome that is not known yet. It places with the
 * same key, so it orders once (ORD-01).
 */
export class FinishViewModel {
  /**
   * `waiting`: the outcome is not known yet; `delayed`: nor after a long time. `unknown`: the service cannot be reached, so
   * nobody here knows whether the order is placed.
   */
  status: 'working' | 'waiting' | 'delayed' | 'unknown' | 'approving' | 'failed' = 'working';
  problem: StepProblem | undefined;
  /** The page of the bank, when the payment still waits for the shopper's approval there. */
  approvalUrl: string | undefined;
  readonly #order: OrderInPath;
  readonly #ports: FinishPorts;
  #pauses = 0;

  constructor(order: OrderInPath, ports: FinishPorts, { problem, approvalUrl, isUnknown = false }: FinishOutcome = {}) {
    this.#order = order;
    this.#ports = ports;
    this.problem = problem;
    this.approvalUrl = approvalUrl;
    if (isUnknown) this.status = 'unknown';
    else if (problem !== undefined) this.status = 'failed';
    else if (approvalUrl !== undefined) this.status = 'approving';
    observeMembers(this);
  }

  /** Whether it goes on asking for the outcome. */
  get isOpen(): boolean {
    return OPEN.includes(this.status);
  }

  /** Places the order until its outcome is known. Returns the disposer. */
  start(): Disposer {
    let isEnded = false;
    const ask = async (): Promise<void> => {
      while (!isEnded && this.isOpen) {
        const outcome = await withUseCases(this.#ports.useCases, ({ placeOrder }) =>
          placeOrder({ ...this.#order, returnUrl: returnUrl(this.#ports.origin, this.#order) }),
        )();
        if (isEnded) return;
        if (isRight(outcome)) this.follow(outcome.right);
        else this.fail(outcome.left);
        if (this.isOpen) await this.#ports.pause(PAUSE_MS)();
        this.#pauses += 1;
      }
    };
    void ask();
    return () => {
      isEnded = true;
    };
  }

  private follow(result: PlaceOrderResult): void {
    switch (result.kind) {
      case 'placed':
        this.status = 'approving';
        this.#ports.leave(confirmationPath({ token: result.orderToken }));
        return;
      case 'authenticate':
        this.status = 'approving';
        this.approvalUrl = result.url;
        return;
      case 'pending':
        this.status = this.#pauses < LONG_WAIT ? 'waiting' : 'delayed';
    }
  }

  private fail(failure: PlaceOrderFailure): void {
    if (isOutcomeUnknown(failure)) {
      this.status = 'unknown';
      return;
    }
    this.status = 'failed';
    this.problem = toPlacingProblem(failure);
  }
}
