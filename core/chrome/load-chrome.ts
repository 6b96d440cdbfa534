import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { EMPTY_CART, type Cart } from '../cart/cart';
import type { LoadCart } from '../cart/load-cart';
import type { LoadNavigation } from '../catalogue/load-navigation';
import type { NavigationItem } from '../catalogue/navigation';
import type { Capabilities } from '../configuration/capabilities';
import type { StoreConfiguration } from '../configuration/store-configuration';
import { GUEST, withUserType, type HeaderUser } from '../identity/session/header-user';
import type { LoadHeaderUser } from '../identity/session/load-header-user';
import type { SessionStore } from '../identity/session/session-store';
import { NO_CARD, type CardStatus } from '../petco-pay/card-status';
import type { LoadCardStatus } from '../petco-pay/load-card-status';
import { orElse } from '../shared/or-else';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { PreferredStore, PreferredPlaceStore } from '../stores/preferred/preferred-store';

/** What the header and the footer of a page show. */
export interface Chrome {
  readonly user: HeaderUser;
  /** Undefined when it could not be read just now: an unread cart is not an empty one. */
  readonly cart: Cart | undefined;
  readonly navigation: ReadonlyArray<NavigationItem>;
  readonly configuration: StoreConfiguration;
  /** The shopper's store card; those who cannot be asked about have none. */
  readonly card: CardStatus;
  /** The shopper's store and ZIP code; undefined on a shared page. */
  readonly store: PreferredStore | undefined;
  readonly zipCode: string | undefined;
}

export interface LoadChromePorts {
  readonly loadHeaderUser: LoadHeaderUser;
  readonly loadCart: LoadCart;
  readonly loadNavigation: LoadNavigation;
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
  readonly loadCardStatus: LoadCardStatus;
  readonly userType: SessionStore['userType'];
  readonly placeStore: PreferredPlaceStore;
  readonly capabilities: Capabilities;
  /** The task's answer, or `otherwise` when it takes longer than a page waits. */
  readonly withinDeadline: <A>(task: T.Task<A>, otherwise: A) => T.Task<A>;
}

export interface ChromeRequest {
  /** Whether the page is for one shopper. For a shared page nothing personal is read. */
  readonly isPersonal: boolean;
  /** The shopper's store and ZIP code are shown, as on the page after a guest chose a store without scripts. */
  readonly hasPlace: boolean;
}

/**
 * Loads what is around a page. What cannot be had is left out rather than keeping the page from showing. Where there are
 * no stores, a store that the browser remembers does not show. Never fails.
 */
export type LoadChrome = (request: ChromeRequest) => T.Task<Chrome>;

export const makeLoadChrome =
  (ports: LoadChromePorts): LoadChrome =>
  ({ isPersonal, hasPlace }) => {
    const inTime = <A>(task: TE.TaskEither<unknown, A>, otherwise: A): T.Task<A> =>
      ports.withinDeadline(orElse(task, otherwise), otherwise);
    return pipe(
      T.Do,
      T.apS('user', isPersonal ? inTime(userOf(ports), rememberedUser(ports)) : T.of(GUEST)),
      T.apS('cart', isPersonal ? inTime<Cart | undefined>(cartOf(ports), undefined) : T.of(EMPTY_CART)),
      T.apS('navigation', inTime<ReadonlyArray<NavigationItem>>(ports.loadNavigation, [])),
      T.apS('configuration', inTime<StoreConfiguration>(ports.configuration, {})),
      T.apS(
        'card',
        isPersonal && hasAccount(ports) ? inTime<CardStatus>(ports.loadCardStatus, NO_CARD) : T.of(NO_CARD),
      ),
      T.map((parts) => ({
        ...parts,
        ...(hasPlace && ports.capabilities.has('stores') ? placeOf(ports) : NO_PLACE),
      })),
    );
  };

/** A shopper whose session the service does not know any more is a guest. */
const userOf = ({ loadHeaderUser }: LoadChromePorts): LoadHeaderUser => whenSessionIsOver(loadHeaderUser, GUEST);

/** While the service does not answer, the shopper's own browser is believed. */
const rememberedUser = ({ userType }: LoadChromePorts): HeaderUser => withUserType(GUEST, userType() ?? 'guest');

const cartOf = ({ loadCart }: LoadChromePorts): LoadCart => whenSessionIsOver(loadCart, EMPTY_CART);

/** Guests have no card: nothing is asked about them. */
const hasAccount = ({ userType }: LoadChromePorts): boolean => userType() === 'registered';

const NO_PLACE = { store: undefined, zipCode: undefined };

const placeOf = ({ placeStore }: LoadChromePorts): Pick<Chrome, 'store' | 'zipCode'> => ({
  store: placeStore.store(),
  zipCode: placeStore.zipCode(),
});

/** Replaces the service's refusal to know a session by this response. */
const whenSessionIsOver = <A>(
  task: TE.TaskEither<UpstreamFailure, A>,
  response: A,
): TE.TaskEither<UpstreamFailure, A> =>
  pipe(
    task,
    TE.orElse((failure) =>
      failure.kind === 'refused' && failure.status < 500 ? TE.right(response) : TE.left(failure),
    ),
  );
