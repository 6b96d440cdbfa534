import type { TaskEither } from 'fp-ts/TaskEither';
import type { ChooseFulfilment } from '../../core/cart/fulfilment/choose-fulfilment';
import type { LoadCartOptions, LoadItemOptions } from '../../core/cart/fulfilment/load-fulfilment-options';
import type { MoveToCart, RemoveSaved, SaveForLater } from '../../core/cart/saved/save-for-later';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';

/** The use cases of how items reach the shopper, and of what is kept for later. */
export interface CartWays {
  readonly chooseFulfilment: ChooseFulfilment;
  readonly loadCartOptions: LoadCartOptions;
  readonly loadItemOptions: LoadItemOptions;
  readonly saveForLater: SaveForLater;
  readonly moveToCart: MoveToCart;
  readonly removeSaved: RemoveSaved;
}

/** Loads their code when it is first needed; fails when it cannot be loaded. */
export type FetchCartWays = TaskEither<UpstreamFailure, CartWays>;
