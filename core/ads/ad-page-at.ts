import type { AdPageType } from './ad-page';

/** As in `core/paths/paths.ts`, which is too much for the script of the ads. */
const SEARCH = /^\/shop\/(?:SearchDisplay|en\/petcostore\/search$)/;
const CATEGORY = /^\/shop\/en\/petcostore\/category/;

/**
 * Returns the type of a page by its path (RTE-08), for pages with the script of the ads that do not name it. A page that is
 * neither a search nor a category has the ads of a home page.
 */
export const adPageTypeAt = (pathname: string): AdPageType => {
  if (SEARCH.test(pathname)) return 'Search';
  return CATEGORY.test(pathname) ? 'Category' : 'Home';
};
