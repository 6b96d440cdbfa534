import { ContainerModule } from 'inversify';
import type { IO } from 'fp-ts/IO';
import { routedHttpClient } from '../../adapters/http/routed-http-client';
import { makeErrorCodeRouter } from '../../core/errors/error-code-router';
import { makeRoutePersonalFailure } from '../../core/errors/route-personal-failure';
import type { ClientOf } from '../backend/backend';
import { BackendTokens } from '../backend/tokens';
import { ErrorTokens } from './tokens';
import { IdentityTokens } from '../identity/tokens';

export interface ErrorRouting {
  readonly currentPage: IO<string>;
  readonly visit: IO<number>;
  readonly leave: (path: string) => IO<void>;
}

/**
 * Passes every failed personal call to the backend to the error-code router, once (ERR-01 to ERR-05). Belongs to one
 * shopper: loaded into the request's child container on the server.
 */
export const makeErrorsModule = (client: ClientOf, routing: ErrorRouting): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ErrorTokens.router)
      .toResolvedValue((session) => makeErrorCodeRouter({ session, ...routing }), [IdentityTokens.session])
      .inSingletonScope();
    bind(BackendTokens.personalClient)
      .toResolvedValue(
        (router, session) => {
          const route = makeRoutePersonalFailure({ router, session });
          return (service, path, readRefusal) => routedHttpClient(client(service, path, readRefusal), route);
        },
        [ErrorTokens.router, IdentityTokens.session],
      )
      .inSingletonScope();
  });
