import type { FastifyInstance } from 'fastify';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { SEARCH_BASE } from '../http/commerce-scope.ts';
import { allowCaching } from './public-answer.ts';

const SECONDS_KEPT = 3_600;
const LARGEST_PAGE = 10_000;

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

/**
 * Our completion of `sitecontent`: where every product's page is, for those who list them all, and a version that
 * changes with every import, for those who keep what they read. [RTE-10]
 */
export const registerSiteContentRoutes = (app: FastifyInstance, catalogue: CatalogueStore): void => {
  app.get<{ Querystring: AddressQuery }>(
    `${SEARCH_BASE}/sitecontent/productUrls`,
    { schema: { querystring: schema } },
    async (request, reply) => {
      const size = Number(request.query.pageSize ?? LARGEST_PAGE);
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
    return { version: await catalogue.version(), resourceName: 'sitecontent' };
  });
};
