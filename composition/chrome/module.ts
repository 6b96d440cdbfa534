import { ContainerModule } from 'inversify';
import { makeLoadChrome, type LoadChromePorts } from '../../core/chrome/load-chrome';
import { CartTokens } from '../cart/tokens';
import { CatalogueTokens } from '../catalogue/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { ContentTokens } from '../content/tokens';
import { IdentityTokens } from '../identity/tokens';
import { PetcoPayTokens } from '../petco-pay/tokens';
import { StoreTokens } from '../stores/tokens';
import { makeResolver } from '../token/resolve';
import type { Services } from '../token/services';
import { ChromeTokens } from './tokens';

/** Ports are resolved when they are read, so that nothing personal is resolved for a shared page. */
const chromePorts = makeResolver({
  capabilities: ConfigurationTokens.capabilities,
  configuration: ConfigurationTokens.forPages,
  loadCardStatus: PetcoPayTokens.loadCardStatus,
  loadCart: CartTokens.loadShownCart,
  loadEmergency: ContentTokens.loadEmergency,
  loadHeaderUser: IdentityTokens.loadHeaderUser,
  loadNavigation: CatalogueTokens.loadNavigation,
  placeStore: StoreTokens.placeStore,
  userType: IdentityTokens.userType,
});

/** Belongs to one request on the server. */
export const makeChromeModule = (
  services: Services,
  withinDeadline: LoadChromePorts['withinDeadline'],
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ChromeTokens.load).toDynamicValue(() =>
      makeLoadChrome(Object.assign(chromePorts(services), { withinDeadline })),
    );
  });
