import * as E from 'fp-ts/Either';
import type { WebResponse, WebRequest } from '../../adapters/server/requests/web';
import { sitemapIndexXml, sitemapXml } from '../rendering/sitemap-xml';
import type { Services } from '../token/services';
import { CatalogueTokens } from '../catalogue/tokens';

const SHARED = { freshSeconds: 3_600, staleSeconds: 86_400 };
const UNAVAILABLE: WebResponse = { status: 503, headers: { 'content-type': 'text/plain' }, body: 'Try again later.' };
const NONE: WebResponse = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'No such sitemap.' };

/** Responds to `/sitemap.xml` and to the sitemaps that it lists (RTE-10); undefined for any other path. */
export const respondWithSitemap = async (services: Services, request: WebRequest): Promise<WebResponse | undefined> => {
  const match = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/.exec(request.url.pathname);
  if (match === null) return undefined;
  const sitemaps = services.get(CatalogueTokens.listSitemap);
  if (match[1] === undefined) {
    const count = await sitemaps.count();
    return E.isRight(count) ? xml(sitemapIndexXml(request.origin, count.right)) : UNAVAILABLE;
  }
  const paths = await sitemaps.paths(Number(match[1]))();
  if (E.isRight(paths)) return xml(sitemapXml(request.origin, paths.right));
  return paths.left.kind === 'no-such-sitemap' ? NONE : UNAVAILABLE;
};

const xml = (body: string): WebResponse => ({
  status: 200,
  headers: { 'content-type': 'application/xml; charset=utf-8' },
  body,
  shared: SHARED,
});
