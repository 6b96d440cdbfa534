import { CATEGORY_ROOT, HOME_PATH, OLD_SEARCH_PATH, SEARCH_PATH } from '../paths/paths';
import type { AdPageType } from './ad-page';

/**
 * Returns the type of a page of the retailer by its path (RTE-08), for pages with the script of the ads that do not name it;
 * undefined for other paths.
 */
export const adPageTypeAt = (pathname: string): AdPageType | undefined => {
  if (pathname.startsWith(OLD_SEARCH_PATH) || pathname === SEARCH_PATH) return 'Search';
  if (pathname === HOME_PATH || pathname === '/shop') return 'Home';
  return pathname.startsWith(CATEGORY_ROOT) ? 'Category' : undefined;
};
