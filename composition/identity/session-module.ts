import { ContainerModule } from 'inversify';
import { CookieSessionStore } from '../../adapters/session/cookie-session-store';
import { PlatformTokens } from '../platform/tokens';
import { IdentityTokens } from './tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(IdentityTokens.session)
    .toResolvedValue(
      (cookies, localStorage, sessionStorage) => new CookieSessionStore(cookies, localStorage, sessionStorage),
      [PlatformTokens.cookies, PlatformTokens.localStorage, PlatformTokens.sessionStorage],
    )
    .inSingletonScope();
});
