import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Container } from 'inversify';
import { EMPTY_CART } from '../../core/cart/cart';
import type { NavigationItem } from '../../core/catalogue/navigation';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import { GUEST } from '../../core/identity/header-user';
import type { ChromeData } from '../../ui/app/page-data';
import { CartTokens } from '../tokens/cart-tokens';
import { CatalogueTokens } from '../tokens/catalogue-tokens';
import { ConfigurationTokens } from '../tokens/configuration-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { withinDeadline } from './within-deadline';

/**
 * What is around a page. What cannot be had is left out rather than keeping the page from showing; for somebody
 * without an identity nothing personal is even looked at, so that the page can be shared.
 */
export const loadChrome = (container: Container, isPersonal: boolean, searchTerm: string): T.Task<ChromeData> =>
  pipe(
    T.Do,
    T.apS('user', isPersonal ? orElse(container.get(IdentityTokens.loadHeaderUser), GUEST) : T.of(GUEST)),
    T.apS('cart', isPersonal ? orElse(container.get(CartTokens.loadCart), EMPTY_CART) : T.of(EMPTY_CART)),
    T.apS('navigation', orElse<ReadonlyArray<NavigationItem>>(container.get(CatalogueTokens.loadNavigation), [])),
    T.apS('configuration', orElse<StoreConfiguration>(container.get(ConfigurationTokens.forPages), {})),
    T.map((parts) => ({ ...parts, brand: container.get(PlatformTokens.brand), searchTerm })),
  );

const orElse = <A>(task: TE.TaskEither<unknown, A>, otherwise: A): T.Task<A> =>
  pipe(
    task,
    TE.getOrElse(() => T.of(otherwise)),
    (part) => withinDeadline(part, otherwise),
  );
