declare global {
  interface Window {
    /** The tag manager's list of events, by its fixed name in the page. */
    dataLayer?: unknown;
  }
}

export type DataLayerWindow = Pick<Window, 'dataLayer'>;

/**
 * Does something with the tag manager's list of entries, which is made when it is not there yet. Whatever stands under
 * that name, and whatever it throws, nothing comes of it here: no shopper should suffer from being counted (ANA-01).
 */
export const withDataLayer = (window: DataLayerWindow, use: (entries: unknown[]) => void): void => {
  try {
    window.dataLayer ??= [];
    const { dataLayer } = window;
    if (Array.isArray(dataLayer)) use(dataLayer);
  } catch {
    // Swallowed on purpose: see above.
  }
};
