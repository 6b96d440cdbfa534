import type { CatalogueStore } from '../../catalogue/catalogue-store.ts';
import type { EventIntake } from '../behaviour/event-intake.ts';
import type { SearchIndex } from '../model/search-types.ts';

/** Dependencies of the search routes. */
export interface SearchRouteDeps {
  readonly catalogue: CatalogueStore;
  readonly searchIndex: SearchIndex;
  readonly events: EventIntake;
  readonly clock: () => number;
  /** API key that callers must send as `key`. */
  readonly apiKey: string;
}
