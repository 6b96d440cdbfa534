import { ContainerModule } from 'inversify';
import { CookieSessionStore } from '../../adapters/session/cookie-session-store';
import { StorageRewardsStore } from '../../adapters/session/storage-rewards-store';
import { PlatformTokens } from '../platform/tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(PlatformTokens.session)
    .toResolvedValue(
      (cookies, localStorage, sessionStorage) => new CookieSessionStore(cookies, localStorage, sessionStorage),
      [PlatformTokens.cookies, PlatformTokens.localStorage, PlatformTokens.sessionStorage],
    )
    .inSingletonScope();
  bind(PlatformTokens.rewardsStore)
    .toResolvedValue((sessionStorage) => new StorageRewardsStore(sessionStorage), [PlatformTokens.sessionStorage])
    .inSingletonScope();
});
