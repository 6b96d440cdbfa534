import { pipe } from 'fp-ts/function';
import { isLeft } from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { PetService } from '../../../../core/appointments/appointment';
import { servicesIn } from '../../../../core/appointments/load-services';
import type { FindStores, FindStoresError, FoundStores } from '../../../../core/stores/finding/find-stores';
import type { ViewStore } from '../../../../core/stores/finding/view-store';
import type { PreferredPlaceStore } from '../../../../core/stores/preferred/preferred-store';
import type { ClosedStore, Store } from '../../../../core/stores/store';
import { isMeantAsZip } from '../../../../core/stores/finding/place-text';
import { unknownZipText } from '../../../../core/stores/zip-code';
import { closedText, distanceText, militaryZipText } from '../../../stores/store-messages';
import type { StoreChoice } from './appointments-data';

export interface StoreChoicePorts {
  readonly findStores: FindStores;
  readonly viewStore: ViewStore;
  readonly placeStore: Pick<PreferredPlaceStore, 'store' | 'zipCode'>;
}

export interface StoreChoices {
  readonly stores: ReadonlyArray<StoreChoice>;
  /** The text that was searched for. */
  readonly near: string;
  readonly problem: string | undefined;
}

/** What can be booked, and the service that was chosen already. */
export interface Bookable {
  readonly services: ReadonlyArray<PetService>;
  readonly service: PetService | undefined;
}

/** Why nothing can be booked in a store; undefined when something can. */
const problemOf = ({ services, service }: Bookable, store: Store): string | undefined => {
  if (service !== undefined) {
    return store.services.includes(service.storeService) ? undefined : `${service.name} isn’t offered here.`;
  }
  return servicesIn(services, store).length === 0 ? 'This store doesn’t take appointments.' : undefined;
};

/** What can be booked in a store, in the words of its page. */
const offersOf = ({ services, service }: Bookable, store: Store): string =>
  service === undefined
    ? [...new Set(servicesIn(services, store).map(({ storeService }) => storeService))].join(', ')
    : '';

interface Shown {
  readonly store: Store;
  readonly closed: ClosedStore | undefined;
  readonly isMine: boolean;
  readonly distance: string | undefined;
}

const toChoice =
  (bookable: Bookable) =>
  ({ store, closed, isMine, distance }: Shown): StoreChoice => ({
    id: store.id,
    name: store.name,
    street: store.street,
    city: store.city,
    state: store.state,
    isMine,
    distance,
    offers: offersOf(bookable, store),
    // A store that opens again within the next weeks has times after that.
    problem: closed !== undefined && closed.until === undefined ? closedText(closed) : problemOf(bookable, store),
  });

const messageOf = (error: FindStoresError): string | undefined => {
  switch (error.kind) {
    case 'nothing-typed':
      return undefined;
    case 'invalid-zip':
      return error.message;
    case 'military-mail':
      return militaryZipText(error.zipCode);
    case 'no-such-place':
      return isMeantAsZip(error.text) ? unknownZipText(error.text) : `We couldn’t find “${error.text}”.`;
    default:
      return 'We couldn’t look up stores. Please try again in a moment.';
  }
};

const nearbyOf = (bookable: Bookable, { stores }: FoundStores, mine: string | undefined): ReadonlyArray<StoreChoice> =>
  stores
    .filter(({ store }) => store.id !== mine)
    .map(({ store, closed, distance }) =>
      toChoice(bookable)({ store, closed, isMine: false, distance: distanceText(distance) }),
    );

/** The shopper's own store first; none when there is none, or it cannot be read. */
const ownStore = (
  { viewStore, placeStore }: StoreChoicePorts,
  bookable: Bookable,
): T.Task<ReadonlyArray<StoreChoice>> => {
  const mine = placeStore.store();
  return mine === undefined
    ? T.of([])
    : pipe(
        viewStore(mine.id),
        TE.match(
          () => [],
          ({ store, closed }) => [toChoice(bookable)({ store, closed, isMine: true, distance: undefined })],
        ),
      );
};

/** The stores to choose from: the shopper's own one, and those near a place or near the shopper's ZIP code (ACC-08). */
export const chooseStores = (
  ports: StoreChoicePorts,
  bookable: Bookable,
  near: string | undefined,
): T.Task<StoreChoices> => {
  const text = near ?? ports.placeStore.zipCode() ?? '';
  return pipe(
    T.Do,
    T.apS('own', ownStore(ports, bookable)),
    T.apS('found', ports.findStores({ kind: 'text', text })),
    T.map(({ own, found }) =>
      isLeft(found)
        ? { stores: own, near: text, problem: messageOf(found.left) }
        : { stores: [...own, ...nearbyOf(bookable, found.right, own[0]?.id)], near: text, problem: undefined },
    ),
  );
};
