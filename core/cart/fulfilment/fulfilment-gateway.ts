import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { CartWriteFailure } from '../cart-gateway';
import type { FulfilmentChoice, FulfilmentOption, ShopperPlace } from './fulfilment';

/** The ways of each line, by the line's id. */
export type OptionsByItem = Readonly<Record<string, ReadonlyArray<FulfilmentOption>>>;

/** How lines of the cart, and products that may join it, can reach the shopper (CHK-02, CRT-02). */
export interface FulfilmentGateway {
  /** The ways of every line of the cart; none without a cart. */
  readonly optionsOfCart: (place: ShopperPlace) => TaskEither<UpstreamFailure, OptionsByItem>;
  /** The ways of a product that is not in the cart yet. Fails with `refused` for an unknown one. */
  readonly optionsOf: (
    partNumber: string,
    quantity: number,
    place: ShopperPlace,
  ) => TaskEither<UpstreamFailure, ReadonlyArray<FulfilmentOption>>;
  /**
   * Sets how a line reaches the shopper. A line that meets another one of the same product at the same place becomes
   * part of it. A failure leaves the cart unchanged.
   */
  readonly choose: (itemId: string, choice: FulfilmentChoice) => TaskEither<CartWriteFailure, void>;
}
