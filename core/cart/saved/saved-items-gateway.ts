import type { TaskEither } from 'fp-ts/TaskEither';
import type { CartWriteFailure } from '../cart-gateway';
import type { FulfilmentChoice } from '../fulfilment/fulfilment';

/**
 * Items that the shopper keeps for later (CHK-10). The cart lists them. A failure leaves cart and saved items unchanged;
 * `no-such-line` also stands for a saved item that no longer exists.
 */
export interface SavedItemsGateway {
  /** Moves a line out of the cart. A product that is saved already has one item with both quantities. */
  readonly save: (itemId: string) => TaskEither<CartWriteFailure, void>;
  /** Moves a saved item into the cart. */
  readonly moveToCart: (savedId: string, choice: FulfilmentChoice) => TaskEither<CartWriteFailure, void>;
  readonly remove: (savedId: string) => TaskEither<CartWriteFailure, void>;
}
