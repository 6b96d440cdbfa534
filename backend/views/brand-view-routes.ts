import type { FastifyInstance } from 'fastify';
import type { Brand } from '../catalogue/catalogue-records.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { notFound } from '../http/commerce-failure.ts';
import { SEARCH_BASE } from '../http/commerce-scope.ts';
import { allowCaching } from '../http/public-cache.ts';

const SECONDS_KEPT = 300;

const toBrandView = (brand: Brand): Readonly<Record<string, unknown>> => ({
  identifier: brand.slug,
  name: brand.name,
  logo: `/images/brands/${encodeURIComponent(brand.slug)}.svg`,
  count: brand.productCount,
});

/** Brands, all or one. [HDR-09] */
export const registerBrandViewRoutes = (app: FastifyInstance, catalogue: CatalogueStore): void => {
  app.get(`${SEARCH_BASE}/brandview/@all`, async (_request, reply) => {
    allowCaching(reply, SECONDS_KEPT);
    return { brandView: (await catalogue.brands()).map(toBrandView), resourceName: 'brandview' };
  });

  app.get<{ Params: { slug: string } }>(`${SEARCH_BASE}/brandview/bySlug/:slug`, async (request, reply) => {
    const brand = (await catalogue.brands()).find((known) => known.slug === request.params.slug);
    if (brand === undefined) throw notFound('There is no such brand.', 'slug');
    allowCaching(reply, SECONDS_KEPT);
    return { brandView: [toBrandView(brand)], resourceName: 'brandview' };
  });
};
