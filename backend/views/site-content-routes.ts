import type { FastifyInstance } from 'fastify';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { SEARCH_BASE } from '../http/commerce-scope.ts';
import type { SearchIndex } from '../search/model/search-types.ts';
import { allowCaching } from '../http/public-cache.ts';

const SECONDS_KEPT = 3_600;
const MAX_PAGE_SIZE = 10_000;

interface AddressQuery {
  readonly pageNumber?: string;
  readonly pageSize?: string;
}

const schema = {
  type: 'object',
  properties: {
    pageNumber: { type: 'string', pattern: '^[1-9][0-9]{0,4}$' },
    pageSize: { type: 'string', pattern: '^([1-9][0-9]{0,3}|10000)$' },
  },
};

export interface SiteContentDeps {
  readonly catalogue: CatalogueStore;
  readonly searchIndex: Pick<SearchIndex, 'version'>;
}

/**
 * An addition to the platform's `sitecontent`: the addresses of all product pages, and a version for caches. The
 * version changes with every import, and again once search and lists serve the imported data: pages of lists that were
 * rendered in between have the old order and filters. It also changes with decisions about questions. [RTE-10]
 */
export const registerSiteContentRoutes = (app: FastifyInstance, { catalogue, searchIndex }: SiteContentDeps): void => {
  app.get<{ Querystring: AddressQuery }>(
    `${SEARCH_BASE}/sitecontent/productUrls`,
    { schema: { querystring: schema } },
    async (request, reply) => {
      const size = Number(request.query.pageSize ?? MAX_PAGE_SIZE);
      const page = Number(request.query.pageNumber ?? 1);
      const [total, urls] = await Promise.all([
        catalogue.productCount(),
        catalogue.productUrls((page - 1) * size, size),
      ]);
      allowCaching(reply, SECONDS_KEPT);
      return { recordSetTotal: total, productUrl: urls, resourceName: 'sitecontent' };
    },
  );

  app.get(`${SEARCH_BASE}/sitecontent/catalogueVersion`, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const [products, texts] = await Promise.all([catalogue.version(), catalogue.textsVersion()]);
    const version = `${products}.${searchIndex.version() ?? ''}.${texts}`;
    return { version, resourceName: 'sitecontent' };
  });
};
