/** The shop's country and language (CON-01). */
export const COUNTRY = 'US';
export const LANGUAGE = 'en';

/** The breakpoints of the layout: lower bounds of screen widths in CSS pixels. */
export const BREAKPOINTS = { phone: 400, tablet: 768, tabletLarge: 1090, desktop: 1200, desktopLarge: 1440 } as const;

/** Debounce times for the shopper's actions, in milliseconds. */
export const DEBOUNCE_MS = { search: 300, resize: 300, adResize: 250, chat: 200 } as const;

/** Number of products on a page of results (RTE-04). */
export const RESULTS_PAGE_SIZE = 48;
