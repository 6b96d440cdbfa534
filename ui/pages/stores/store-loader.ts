import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../../../core/configuration/capabilities';
import { HOME_PATH, STORE_LOCATOR_PATH, storePath } from '../../../core/paths/paths';
import type { Breadcrumb } from '../../../core/catalogue/product';
import type { Clock } from '../../../core/shared/clock';
import { distance } from '../../../core/stores/distance';
import type { Store } from '../../../core/stores/store';
import type { UsGeography } from '../../../core/stores/finding/us-map';
import { usStateOf } from '../../../core/stores/finding/us-states';
import type { ViewStore, ViewedStore } from '../../../core/stores/finding/view-store';
import { CHOSEN } from '../../../core/paths/store-choice';
import { breadcrumbJsonLd } from '../../page/json-ld';
import type { PageLoader, PageOutcome } from '../../page/page';
import { storeMap } from './locator-map';
import { locatorUrl, parseLocatorQuery } from './locator-query';
import type { StorePageData } from './store-data';
import { storeJsonLd } from './store-json-ld';

export interface StoreLoaderPorts {
  readonly viewStore: ViewStore;
  readonly geography: UsGeography;
  readonly clock: Clock;
  readonly shop: string;
  readonly capabilities: Capabilities;
}

/** Loads the page of one store (STO-09). `?lat=&lng=` is the place from which the distance is measured. */
export const makeStoreLoader =
  ({ viewStore, geography, clock, shop, capabilities }: StoreLoaderPorts): PageLoader<StorePageData> =>
  ({ parameters, query }) =>
    pipe(
      viewStore(parameters['id'] ?? ''),
      TE.match(
        ({ kind }): PageOutcome<StorePageData> =>
          kind === 'no-such-store' ? { kind: 'not-found' } : { kind: 'unavailable' },
        (viewed) => ({
          kind: 'page',
          data: {
            ...viewed,
            breadcrumbs: crumbsOf(viewed.store),
            distance: distanceTo(viewed.store, query),
            map: storeMap(geography, viewed.store, viewed.nearby),
            wasChosen: query.get(CHOSEN) === viewed.store.id,
            listUrl: parseLocatorQuery(query).listUrl,
            problem: undefined,
            now: clock(),
          },
          head: headOf(viewed, shop, capabilities),
          // The page confirms the shopper's choice, so it must not be shared.
          isShareable: !query.has(CHOSEN),
          isPartial: viewed.missing.closures || viewed.missing.nearby,
        }),
      ),
    );

const distanceTo = ({ coordinates }: Store, query: URLSearchParams): number | undefined => {
  const { position } = parseLocatorQuery(query);
  return typeof position === 'object' && coordinates !== undefined ? distance(position, coordinates) : undefined;
};

/** Returns the breadcrumbs: home page, state, store. */
const crumbsOf = ({ id, name, state }: Store): ReadonlyArray<Breadcrumb> => [
  { label: 'Home', url: HOME_PATH },
  { label: 'Store Locator', url: STORE_LOCATOR_PATH },
  ...(usStateOf(state) === undefined
    ? []
    : [{ label: usStateOf(state)?.name ?? state, url: locatorUrl({ state: state.toUpperCase() }) }]),
  { label: name, url: storePath(id) },
];

const headOf = (
  viewed: ViewedStore,
  shop: string,
  capabilities: Capabilities,
): Extract<PageOutcome<never>, { kind: 'page' }>['head'] => {
  const { store } = viewed;
  const services = store.services.length === 0 ? '' : ` ${store.services.slice(0, 4).join(', ')}.`;
  return {
    title: `${store.name}, ${store.city}, ${store.state} | ${shop}`,
    description: `${shop} at ${store.street}, ${store.city}, ${store.state} ${store.zipCode}: opening hours,${capabilities.has('pickup') ? ' free pickup' : ' services'} and directions.${services}`,
    canonical: storePath(store.id),
    isIndexed: true,
    jsonLd: [storeJsonLd(viewed, shop), breadcrumbJsonLd(crumbsOf(store))],
  };
};
