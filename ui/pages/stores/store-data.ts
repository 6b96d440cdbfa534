import type { Breadcrumb } from '../../../core/catalogue/product';
import type { ViewedStore } from '../../../core/stores/finding/view-store';
import type { StoreMapData } from '../../stores/map/store-map-view-model';

export interface StorePageData extends ViewedStore {
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  /** Nautical miles from where the shopper searched; undefined when that is not known. */
  readonly distance: number | undefined;
  /** Undefined when nobody knows where the store is, or the map does not show it. */
  readonly map: StoreMapData | undefined;
  /** The store was just made the shopper's own, without scripts. */
  readonly wasChosen: boolean;
  /** Why it could not be, in words for the shopper. */
  readonly problem: string | undefined;
  /** When the page was made, in milliseconds since 1970. */
  readonly now: number;
}
