import { ContainerModule } from 'inversify';
import type { IO } from 'fp-ts/IO';
import { isIdentityLost } from '../../adapters/commerce/refusals';
import type { HttpClient } from '../../adapters/http/http-client';
import { routedHttpClient } from '../../adapters/http/routed-http-client';
import { makeErrorCodeRouter } from '../../core/errors/error-code-router';
import { REGISTERED_USER_TYPE } from '../../core/identity/header-user';
import { ErrorTokens } from './tokens';
import { HttpTokens } from '../http/tokens';
import { PlatformTokens } from '../platform/tokens';

export interface Whereabouts {
  readonly currentPage: IO<string>;
  readonly visit: IO<number>;
  readonly leave: (path: string) => IO<void>;
}

/**
 * Has every personal call to the commerce service go through the error-code router, once (ERR-01 to ERR-05). Guests
 * have nothing to sign out of: one whose identity is not known any more gets another one where it is needed.
 * Belongs to one shopper: loaded into the request's child container on the server.
 */
export const makeErrorsModule = (commerce: HttpClient, whereabouts: Whereabouts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ErrorTokens.router)
      .toResolvedValue((session) => makeErrorCodeRouter({ session, ...whereabouts }), [PlatformTokens.session])
      .inSingletonScope();
    bind(HttpTokens.personalCommerce)
      .toResolvedValue(
        (router, session) =>
          routedHttpClient(commerce, (failure) =>
            isIdentityLost(failure) && session.userType() !== REGISTERED_USER_TYPE ? () => undefined : router(failure),
          ),
        [ErrorTokens.router, PlatformTokens.session],
      )
      .inSingletonScope();
  });
