import type { Breadcrumb } from '../../../core/catalogue/product';
import type { FoundStore, Missing } from '../../../core/stores/finding/find-stores';
import type { StorePoint } from '../../../core/stores/store';
import type { StoreMapData } from '../../stores/map/store-map-view-model';
import type { LocatorQuery } from './locator-query';

/** A state that has stores. */
export interface StateWithStores {
  /** Two letters. */
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

/** A service that stores near by offer. */
export interface ServiceChoice {
  readonly name: string;
  /** How many of the stores found have it. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** What the list shows. */
export type LocatorResult =
  | { readonly kind: 'browse' }
  | {
      readonly kind: 'state';
      readonly name: string;
      readonly stores: ReadonlyArray<Pick<StorePoint, 'id' | 'name' | 'city'>>;
    }
  | {
      readonly kind: 'stores';
      /** `San Diego, CA`, `92121`, or `you`. */
      readonly near: string;
      /** Addresses of what else the text may mean, by name. */
      readonly otherPlaces: ReadonlyArray<Breadcrumb>;
      readonly stores: ReadonlyArray<FoundStore>;
      readonly missing: Missing;
      readonly services: ReadonlyArray<ServiceChoice>;
      /** Where there are more; undefined when there are none. */
      readonly moreUrl: string | undefined;
    }
  /** What was asked for cannot be looked for, or is nowhere: in words for the shopper. */
  | { readonly kind: 'nothing'; readonly title: string; readonly hint: string }
  /** The stores could not be asked for just now. */
  | { readonly kind: 'failed' };

export interface StoreLocatorData {
  readonly query: LocatorQuery;
  readonly result: LocatorResult;
  /** By name; empty when they could not be had. */
  readonly states: ReadonlyArray<StateWithStores>;
  readonly map: StoreMapData;
  /** Why a store could not be chosen without scripts, in words for the shopper. */
  readonly problem: string | undefined;
  /** When the page was made, in milliseconds since 1970: what is open then is said to be open. */
  readonly now: number;
}
