import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A behaviour event as the search service stored it. */
export interface StoredEvent {
  readonly action: string;
  readonly term: unknown;
  readonly itemId: unknown;
  readonly visitor: unknown;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The events that the search service stored so far, oldest first. */
export const storedEvents = (dataFolder: string): ReadonlyArray<StoredEvent> => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { readOnly: true });
  try {
    return database
      .prepare('select action, term, item_id, client_id, details from search_event order by received_at')
      .all()
      .map(({ action, term, item_id, client_id, details }) => ({
        action: String(action),
        term,
        itemId: item_id,
        visitor: client_id,
        details: JSON.parse(String(details)) as StoredEvent['details'],
      }));
  } finally {
    database.close();
  }
};
