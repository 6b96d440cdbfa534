declare global {
  interface Window {
    /** The tag manager's list of events, by its fixed name in the page. */
    dataLayer?: unknown;
  }
}

export type DataLayerWindow = Pick<Window, 'dataLayer'>;

/** The owner of the page: on the shop's own pages a missing list is created, on other sites' it is not. */
export type DataLayerPage = 'shop' | 'host';

type Entry = Readonly<Record<string, unknown>>;

/** So many that were written here are in the list at most: nobody reads them, or nobody clears them away. */
const MAX_ENTRIES = 500;

/** What was written here, so that nothing of others is taken for it. */
const ours = new WeakSet<object>();
const isOurs = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && ours.has(entry);

/**
 * Writes an entry at the end of the tag manager's list. What others wrote does not count, stays and keeps its order. When
 * 500 that were written here are in it, the oldest of them goes for the new one on the shop's own pages; on a page of
 * somebody else, where nothing is ever taken out of the list, the new one is not written. What is no list is left alone,
 * and whatever throws, nothing comes of it: no shopper should suffer from being counted (ANA-01).
 */
export const writeEntry = (window: DataLayerWindow, entry: Entry, page: DataLayerPage): void => {
  try {
    if (page === 'shop') window.dataLayer ??= [];
    const { dataLayer } = window;
    if (!Array.isArray(dataLayer)) return;
    if (dataLayer.filter(isOurs).length >= MAX_ENTRIES) {
      if (page === 'host') return;
      dataLayer.splice(dataLayer.findIndex(isOurs), 1);
    }
    ours.add(entry);
    dataLayer.push(entry);
  } catch {
    // Swallowed on purpose: see above.
  }
};

/** Takes what was written here out of the list again, where it still is; what others wrote stays, in its order (ANA-01). */
export const dropEntries = (window: DataLayerWindow): void => {
  try {
    const { dataLayer } = window;
    if (!Array.isArray(dataLayer)) return;
    for (let index = dataLayer.length - 1; index >= 0; index -= 1) {
      if (isOurs(dataLayer[index])) dataLayer.splice(index, 1);
    }
  } catch {
    // Swallowed on purpose: a list that cannot be changed keeps what it has.
  }
};
