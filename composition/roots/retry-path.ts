import type { WebRequest } from '../../adapters/server/requests/web';
import { isOwnPath } from '../../core/shared/destination';
import { HOME_PATH } from '../../core/paths/paths';

/**
 * Returns where "Try again" leads from the page about unreachable services (RTE-09): to the same address for a page; after a
 * form, whose address is no page, to the page it came from, or to the page whose address the form's begins with, or to the
 * home page. It never leads out of the shop, whatever the referrer is.
 *
 * @param isPage Whether a path is that of a page.
 */
export const retryPath = (
  { method, url, cameFrom }: Pick<WebRequest, 'method' | 'url' | 'cameFrom'>,
  isPage: (path: string) => boolean,
): string => {
  if (method === 'GET') return '';
  const from = cameFrom();
  if (from !== undefined && isOwnPath(from) && isPage(from.split('?')[0] ?? '')) return from;
  const parts = url.pathname.split('/').slice(1);
  const paths = parts.map((_part, index) => `/${parts.slice(0, parts.length - index).join('/')}`);
  return paths.find((path) => isOwnPath(path) && isPage(path)) ?? HOME_PATH;
};
