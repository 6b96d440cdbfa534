import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Container } from 'inversify';
import { EMPTY_CART, type Cart } from '../../core/cart/cart';
import type { NavigationItem } from '../../core/catalogue/navigation';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import {
  GUEST,
  GUEST_USER_TYPE,
  REGISTERED_USER_TYPE,
  withUserType,
  type HeaderUser,
} from '../../core/identity/header-user';
import { NO_CARD, type CardStatus } from '../../core/petco-pay/card-status';
import type { ChromeData } from '../../ui/app/page-data';
import { CartTokens } from '../tokens/cart-tokens';
import { CatalogueTokens } from '../tokens/catalogue-tokens';
import { ConfigurationTokens } from '../tokens/configuration-tokens';
import { PetcoPayTokens } from '../tokens/petco-pay-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { StoreTokens } from '../tokens/store-tokens';
import { orElse } from '../../core/shared/or-else';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { withinDeadline } from './within-deadline';

/**
 * What is around a page. What cannot be had is left out rather than keeping the page from showing; for somebody
 * without an identity nothing personal is even looked at, so that the page can be shared. `hasPlace`: only their store
 * and ZIP code are.
 */
export const loadChrome = (
  container: Container,
  isPersonal: boolean,
  searchTerm: string,
  hasPlace = isPersonal,
): T.Task<ChromeData> =>
  pipe(
    T.Do,
    T.apS('user', isPersonal ? userOf(container) : T.of(GUEST)),
    T.apS('cart', isPersonal ? cartOf(container) : T.of(EMPTY_CART)),
    T.apS('navigation', inTime<ReadonlyArray<NavigationItem>>(container.get(CatalogueTokens.loadNavigation), [])),
    T.apS('configuration', inTime<StoreConfiguration>(container.get(ConfigurationTokens.forPages), {})),
    T.apS('card', isPersonal ? cardOf(container) : T.of(NO_CARD)),
    T.map((parts) => ({
      ...parts,
      ...(hasPlace ? placeOf(container) : { store: undefined, zipCode: undefined }),
      brand: container.get(PlatformTokens.brand),
      google: container.get(ConfigurationTokens.google),
      surroundings: container.get(ConfigurationTokens.surroundings),
      searchTerm,
    })),
  );

/** Whose session is over at the service is a guest; while it does not answer, the shopper's own browser is believed. */
const userOf = (container: Container): T.Task<HeaderUser> => {
  const remembered = (): HeaderUser =>
    withUserType(GUEST, container.get(PlatformTokens.session).userType() ?? GUEST_USER_TYPE);
  return inTime(whenOver(container.get(IdentityTokens.loadHeaderUser), GUEST), remembered());
};

/** Undefined while the service does not answer: an unread cart is not an empty one. */
const cartOf = (container: Container): T.Task<Cart | undefined> =>
  inTime<Cart | undefined>(whenOver(container.get(CartTokens.loadCart), EMPTY_CART), undefined);

/** Guests have no card: about them nothing is asked. */
const cardOf = (container: Container): T.Task<CardStatus> =>
  container.get(PlatformTokens.session).userType() === REGISTERED_USER_TYPE
    ? inTime<CardStatus>(container.get(PetcoPayTokens.loadCardStatus), NO_CARD)
    : T.of(NO_CARD);

/** As the browser's cookies tell it. */
const placeOf = (container: Container): Pick<ChromeData, 'store' | 'zipCode'> => {
  const memory = container.get(StoreTokens.memory);
  return { store: memory.store(), zipCode: memory.zipCode() };
};

/** Takes the service's refusal to know a session for this answer. */
const whenOver = <A>(task: TE.TaskEither<UpstreamFailure, A>, answer: A): TE.TaskEither<UpstreamFailure, A> =>
  pipe(
    task,
    TE.orElse((failure) => (failure.kind === 'refused' && failure.status < 500 ? TE.right(answer) : TE.left(failure))),
  );

const inTime = <A>(task: TE.TaskEither<unknown, A>, otherwise: A): T.Task<A> =>
  withinDeadline(orElse(task, otherwise), otherwise);
