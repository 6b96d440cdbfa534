import type { CatalogueStore } from '../../catalogue/catalogue-store.ts';
import type { EventIntake } from '../behaviour/event-intake.ts';
import type { SearchIndex } from '../model/search-types.ts';

/** What the routes of the search service stand on. */
export interface SearchRouteDeps {
  readonly catalogue: CatalogueStore;
  readonly searchIndex: SearchIndex;
  readonly events: EventIntake;
  readonly clock: () => number;
  /** The key that callers must send as `key`. */
  readonly apiKey: string;
}
