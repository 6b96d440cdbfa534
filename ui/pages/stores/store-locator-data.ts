import type { Breadcrumb } from '../../../core/catalogue/product';
import type { FoundStore, Missing } from '../../../core/stores/finding/find-stores';
import type { StorePoint } from '../../../core/stores/store';
import type { StoreMapData } from '../../stores/map/store-map-view-model';
import type { LocatorQuery } from './locator-query';

/** A state that has stores. */
export interface StateWithStores {
  /** The state's two-letter code. */
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

/** A service of the stores that were found. */
export interface ServiceChoice {
  readonly name: string;
  /** The number of these stores with the service. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** The content of the list. */
export type LocatorResult =
  | { readonly kind: 'browse' }
  | {
      readonly kind: 'state';
      readonly name: string;
      readonly stores: ReadonlyArray<Pick<StorePoint, 'id' | 'name' | 'city'>>;
    }
  | {
      readonly kind: 'stores';
      /** The place of the search: `San Diego, CA`, `92121`, or `you`. */
      readonly near: string;
      /** Links to searches for other places of the same name. */
      readonly otherPlaces: ReadonlyArray<Breadcrumb>;
      readonly stores: ReadonlyArray<FoundStore>;
      readonly missing: Missing;
      readonly services: ReadonlyArray<ServiceChoice>;
      /** The address of a longer list; undefined when there are no more stores. */
      readonly moreUrl: string | undefined;
    }
  /** The search was not possible, or the place is unknown. Title and hint explain this to the shopper. */
  | { readonly kind: 'nothing'; readonly title: string; readonly hint: string }
  /** The stores could not be loaded. */
  | { readonly kind: 'failed' };

export interface StoreLocatorData {
  readonly query: LocatorQuery;
  readonly result: LocatorResult;
  /** Sorted by name; empty when they could not be loaded. */
  readonly states: ReadonlyArray<StateWithStores>;
  readonly map: StoreMapData;
  /** The reason why a choice without scripts failed, as a text for the shopper. */
  readonly problem: string | undefined;
  /** The time of rendering in milliseconds since 1970, which decides which stores are shown as open. */
  readonly now: number;
}
