import * as E from 'fp-ts/Either';
import { Container } from 'inversify';
import type { HttpClient } from '../../adapters/http/http-client';
import type { Unreachable } from '../../core/shared/upstream-failure';
import { cartModule } from '../modules/cart-module';
import { identityModule } from '../modules/identity-module';
import { registrationModule } from '../modules/registration-module';
import { rewardsModule } from '../modules/rewards-module';
import { myStoreModule } from '../modules/stores-module';
import { HttpTokens } from '../tokens/http-tokens';

const GIVEN_UP: Unreachable = { kind: 'unreachable', service: 'commerce', cause: 'aborted' };

/**
 * The use cases of a posted form, over what belongs to its request. A form takes several calls, as a guest identity and
 * then a line in its cart. Once it is overdue the shopper has been told that nothing can be promised, so what was not
 * sent by then is not sent any more. A change that is under way at that moment cannot be taken back: it may still come
 * about, and an identity that comes with its answer is lost, so that the shopper stays who they were.
 */
export const makeFormContainer = (request: Container, overdue: AbortSignal): Container => {
  const container = new Container({ jitless: true, parent: request });
  container.bind(HttpTokens.personalCommerce).toConstantValue(until(overdue, request.get(HttpTokens.personalCommerce)));
  container.load(identityModule, registrationModule, rewardsModule, cartModule, myStoreModule);
  return container;
};

const until =
  (overdue: AbortSignal, client: HttpClient): HttpClient =>
  (call) =>
  async () =>
    overdue.aborted ? E.left(GIVEN_UP) : client(call)();
