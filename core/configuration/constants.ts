/** The shop's country and language (CON-01). */
export const COUNTRY = 'US';
export const LANGUAGE = 'en';

/** Lower bounds of the screen widths that the layout knows, in CSS pixels. */
export const BREAKPOINTS = { phone: 400, tablet: 768, tabletLarge: 1090, desktop: 1200, desktopLarge: 1440 } as const;

/** How long to wait for the shopper to come to rest, in milliseconds. */
export const DEBOUNCE_MS = { search: 300, resize: 300, adResize: 250, chat: 200 } as const;

/** Products on a page of results (RTE-04). */
export const RESULTS_PAGE_SIZE = 48;
