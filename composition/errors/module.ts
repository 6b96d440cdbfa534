import { ContainerModule } from 'inversify';
import type { IO } from 'fp-ts/IO';
import type { HttpClient } from '../../adapters/http/http-client';
import { routedHttpClient } from '../../adapters/http/routed-http-client';
import { makeErrorCodeRouter } from '../../core/errors/error-code-router';
import { makeRoutePersonalFailure } from '../../core/errors/route-personal-failure';
import { ErrorTokens } from './tokens';
import { HttpTokens } from '../http/tokens';
import { IdentityTokens } from '../identity/tokens';

export interface ErrorRouting {
  readonly currentPage: IO<string>;
  readonly visit: IO<number>;
  readonly leave: (path: string) => IO<void>;
}

/**
 * Has every failed personal call to the commerce service go through the error-code router, once (ERR-01 to ERR-05).
 * Belongs to one shopper: loaded into the request's child container on the server.
 */
export const makeErrorsModule = (commerce: HttpClient, routing: ErrorRouting): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ErrorTokens.router)
      .toResolvedValue((session) => makeErrorCodeRouter({ session, ...routing }), [IdentityTokens.session])
      .inSingletonScope();
    bind(HttpTokens.personalCommerce)
      .toResolvedValue(
        (router, session) => routedHttpClient(commerce, makeRoutePersonalFailure({ router, session })),
        [ErrorTokens.router, IdentityTokens.session],
      )
      .inSingletonScope();
  });
