import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { EMPTY_CART, type Cart } from '../cart/cart';
import type { LoadCart } from '../cart/load-cart';
import type { LoadNavigation } from '../catalogue/load-navigation';
import type { NavigationItem } from '../catalogue/navigation';
import type { Capabilities } from '../configuration/capabilities';
import type { StoreConfiguration } from '../configuration/store-configuration';
import type { EmergencyMessage, LoadEmergency } from '../content/load-emergency';
import { GUEST, withUserType, type HeaderUser } from '../identity/session/header-user';
import type { LoadHeaderUser } from '../identity/session/load-header-user';
import type { SessionStore } from '../identity/session/session-store';
import { NO_CARD, type CardStatus } from '../petco-pay/card-status';
import type { LoadCardStatus } from '../petco-pay/load-card-status';
import { orElse } from '../shared/or-else';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { PreferredStore, PreferredPlaceStore } from '../stores/preferred/preferred-store';

/** The data of a page's header and footer. */
export interface Chrome {
  readonly user: HeaderUser;
  /** Undefined when the cart could not be read, which differs from an empty cart. */
  readonly cart: Cart | undefined;
  readonly navigation: ReadonlyArray<NavigationItem>;
  readonly configuration: StoreConfiguration;
  /** The shopper's store card; `NO_CARD` when it cannot be read. */
  readonly card: CardStatus;
  /** The shopper's store and the ZIP code for deliveries; undefined on a shared page. */
  readonly store: PreferredStore | undefined;
  readonly zipCode: string | undefined;
  /** The messages of the emergency banner; mostly none (HDR-13). */
  readonly emergency: ReadonlyArray<EmergencyMessage>;
}

export interface LoadChromePorts {
  readonly loadHeaderUser: LoadHeaderUser;
  readonly loadCart: LoadCart;
  readonly loadNavigation: LoadNavigation;
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
  readonly loadEmergency: LoadEmergency;
  readonly loadCardStatus: LoadCardStatus;
  readonly userType: SessionStore['userType'];
  readonly placeStore: PreferredPlaceStore;
  readonly capabilities: Capabilities;
  /** Returns the task's result, or `otherwise` when the task takes longer than a page waits. */
  readonly withinDeadline: <A>(task: T.Task<A>, otherwise: A) => T.Task<A>;
}

export interface ChromeRequest {
  /** Whether the page is rendered for one shopper. For a shared page, no personal data is read. */
  readonly isPersonal: boolean;
  /** Whether to show the shopper's store and ZIP code, as on the page after a guest chose a store without scripts. */
  readonly hasPlace: boolean;
}

/**
 * Loads the data of the header and footer. Parts that cannot be loaded are left out and do not delay the page. Where
 * there are no stores, a remembered store is ignored. Never fails.
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
      T.apS('emergency', inTime<ReadonlyArray<EmergencyMessage>>(ports.loadEmergency, [])),
      T.apS(
        'card',
        isPersonal && hasAccount(ports) ? inTime<CardStatus>(ports.loadCardStatus, NO_CARD) : T.of(NO_CARD),
      ),
      T.map((parts) => ({
        ...parts,
        ...(hasPlace && ports.capabilities.has('stores') ? placeOf(ports, parts.user) : NO_PLACE),
      })),
    );
  };

/** Loads the user; a shopper whose session the service refuses is a guest. */
const userOf = ({ loadHeaderUser }: LoadChromePorts): LoadHeaderUser => whenSessionIsOver(loadHeaderUser, GUEST);

/** The fallback while the service does not respond: the user type that the browser remembers. */
const rememberedUser = ({ userType }: LoadChromePorts): HeaderUser => withUserType(GUEST, userType() ?? 'guest');

const cartOf = ({ loadCart }: LoadChromePorts): LoadCart => whenSessionIsOver(loadCart, EMPTY_CART);

/** Whether the shopper has an account. Guests have no card, so none is requested for them. */
const hasAccount = ({ userType }: LoadChromePorts): boolean => userType() === 'registered';

const NO_PLACE = { store: undefined, zipCode: undefined };

/** Deliveries go to the ZIP code that the shopper chose, else to that of a member's default address. */
const placeOf = ({ placeStore }: LoadChromePorts, { zipCode }: HeaderUser): Pick<Chrome, 'store' | 'zipCode'> => ({
  store: placeStore.store(),
  zipCode: placeStore.deliveryZip() ?? zipCode,
});

/** Replaces a refusal with a status below 500 by this value, such as one because of an ended session. */
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
