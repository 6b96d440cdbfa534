import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../../../core/configuration/capabilities';
import { STORE_FACET, storeOf, withFilter, type ListingQuery } from '../../../core/search/listing/listing-query';
import { listingUrl, MY_STORE } from '../../../core/search/listing/listing-url';
import type { PreferredPlaceStore } from '../../../core/stores/preferred/preferred-store';
import type { StoreGateway } from '../../../core/stores/store-gateway';
import type { PageOutcome } from '../../page/page';
import { locatorUrl } from '../stores/locator-query';
import type { ListedStore, ListingData } from './listing-data';

export interface ListedStorePorts {
  readonly stores: Pick<StoreGateway, 'store'>;
  readonly placeStore: Pick<PreferredPlaceStore, 'store'>;
  readonly capabilities: Capabilities;
}

/** The query as it can be answered, with the store that it is about. */
export interface QueryAtStore {
  readonly query: ListingQuery;
  readonly store: ListedStore | undefined;
}

/**
 * Loads the store whose stock a list is to show (FND-04). The filter of an unknown store is removed, as are other invalid
 * parameters, and so is any in a shop without pickup. While the store cannot be read, the filter stays without a name.
 */
export const loadListedStore = (
  { stores, capabilities }: Omit<ListedStorePorts, 'placeStore'>,
  query: ListingQuery,
): T.Task<QueryAtStore> => {
  const id = storeOf(query);
  const unfiltered: QueryAtStore = { query: withoutStore(query), store: undefined };
  if (id === undefined) return T.of({ query, store: undefined });
  if (!capabilities.has('pickup')) return T.of(unfiltered);
  return pipe(
    stores.store(id),
    TE.match(
      (): QueryAtStore => ({ query, store: undefined }),
      O.match(
        () => unfiltered,
        ({ name }): QueryAtStore => ({ query, store: { id, name } }),
      ),
    ),
  );
};

const withoutStore = (query: ListingQuery): ListingQuery => ({
  ...query,
  filters: withFilter(query, STORE_FACET, []).filters,
});

/**
 * Leads a shopper without scripts to the list of what their own store has, or to the store locator as long as they have
 * none, which leads back; undefined for any other address.
 */
export const toOwnStore = (
  { placeStore, capabilities }: Pick<ListedStorePorts, 'placeStore' | 'capabilities'>,
  { path, ownParameters }: Pick<ListingData, 'path' | 'ownParameters'>,
  query: ListingQuery,
): Extract<PageOutcome<never>, { kind: 'redirect' }> | undefined => {
  if (storeOf(query) !== MY_STORE || !capabilities.has('pickup')) return undefined;
  const own = placeStore.store();
  const listOf = (id: string): string => listingUrl(path, ownParameters, withFilter(query, STORE_FACET, [id]));
  const url = own === undefined ? locatorUrl({ listUrl: listOf(MY_STORE) }) : listOf(own.id);
  return { kind: 'redirect', url, isPermanent: false };
};
