import { ContainerModule } from 'inversify';
import { PlatformTokens } from '../platform/tokens';
import { makeSession } from './make-session';
import { IdentityTokens } from './tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(IdentityTokens.session)
    .toResolvedValue(
      (cookies, localStorage, sessionStorage) => makeSession({ cookies, localStorage, sessionStorage }),
      [PlatformTokens.cookies, PlatformTokens.localStorage, PlatformTokens.sessionStorage],
    )
    .inSingletonScope();
});
