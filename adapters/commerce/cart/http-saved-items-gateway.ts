import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CartWriteFailure } from '../../../core/cart/cart-gateway';
import type { SavedItemsGateway } from '../../../core/cart/saved/saved-items-gateway';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { path } from '../../http/path';
import { toWriteFailure } from './cart-refusals';
import { choiceOnTheWire } from './fulfilment-wire';

/** Items kept for later, over the commerce service (CHK-10). */
export class HttpSavedItemsGateway implements SavedItemsGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly save: SavedItemsGateway['save'] = (orderItemId) =>
    this.#done({ kind: 'essential', method: 'POST', path: 'cart/@self/x_savedItems', body: { orderItemId } });

  readonly moveToCart: SavedItemsGateway['moveToCart'] = (savedId, choice) =>
    this.#done({
      kind: 'essential',
      method: 'POST',
      path: path`cart/@self/x_savedItems/${savedId}/x_toCart`,
      body: choiceOnTheWire(choice),
    });

  readonly remove: SavedItemsGateway['remove'] = (savedId) =>
    this.#done({ kind: 'essential', method: 'DELETE', path: path`cart/@self/x_savedItems/${savedId}` });

  #done(request: HttpRequest): TE.TaskEither<CartWriteFailure, void> {
    return pipe(
      this.#http(request),
      TE.map(() => undefined),
      TE.mapLeft(toWriteFailure),
    );
  }
}
