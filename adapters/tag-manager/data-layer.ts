declare global {
  interface Window {
    /** The tag manager's list of events, under its fixed global name. */
    dataLayer?: unknown;
  }
}

export type DataLayerWindow = Pick<Window, 'dataLayer'>;

/** The owner of the page: on the shop's own pages a missing list is created, on other sites' it is not. */
export type DataLayerPage = 'shop' | 'host';

type Entry = Readonly<Record<string, unknown>>;

/** The maximum number of own entries in the list. It is reached when no script processes or removes them. */
const MAX_ENTRIES = 500;

/** The entries that this module has written, so that entries of others are not treated as its own. */
const ours = new WeakSet<object>();
const isOurs = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && ours.has(entry);

/**
 * Appends an entry to the tag manager's list. Entries of others are not counted, stay and keep their order. When the
 * list has 500 own entries, the oldest of them is removed on the shop's own pages; on other sites nothing is ever
 * removed, and the new entry is not written. A value that is not a list stays unchanged. Exceptions are swallowed,
 * because errors of tracking must not affect shoppers (ANA-01).
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

/** Removes the own entries that are still in the list; entries of others stay in their order (ANA-01). */
export const dropEntries = (window: DataLayerWindow): void => {
  try {
    const { dataLayer } = window;
    if (!Array.isArray(dataLayer)) return;
    for (let index = dataLayer.length - 1; index >= 0; index -= 1) {
      if (isOurs(dataLayer[index])) dataLayer.splice(index, 1);
    }
  } catch {
    // Swallowed on purpose: a list that cannot be changed keeps its entries.
  }
};
