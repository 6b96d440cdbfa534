import type { Breadcrumb } from '../../../core/catalogue/product';
import type { ViewedStore } from '../../../core/stores/finding/view-store';
import type { StoreMapData } from '../../stores/map/store-map-view-model';

export interface StorePageData extends ViewedStore {
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  /** Nautical miles from the place of the search; undefined when unknown. */
  readonly distance: number | undefined;
  /** Undefined when the store's location is unknown or outside the map. */
  readonly map: StoreMapData | undefined;
  /** The store was just made the preferred one without scripts. */
  readonly wasChosen: boolean;
  /** The list of products that the shopper came from. */
  readonly listUrl?: string | undefined;
  /** The reason why it could not be made the preferred one, as a text for the shopper. */
  readonly problem: string | undefined;
  /** The time of rendering, in milliseconds since 1970. */
  readonly now: number;
}
