import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/commerce-failure.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { allowCaching } from '../http/public-cache.ts';
import type { ContentBody } from './content-page.ts';

const SECONDS_KEPT = 60;

/** Content pages by their address on the shop, an addition to the platform. Texts are plain. [RTE-07] [RTE-10] */
export const registerContentRoutes = (app: FastifyInstance, database: Kysely<Database>): void => {
  app.get(`${TRANSACTION_BASE}/content/@all`, async (_request, reply) => {
    const contentPages = await database
      .selectFrom('content_page')
      .select(['path', 'title'])
      .where('is_indexed', '=', 1)
      .orderBy('path')
      .execute();
    allowCaching(reply, SECONDS_KEPT);
    return { contentPages, resourceName: 'content' };
  });

  app.get<{ Params: { '*': string } }>(`${TRANSACTION_BASE}/content/*`, async (request, reply) => {
    const path = `/${request.params['*']}`;
    const row = await database.selectFrom('content_page').selectAll().where('path', '=', path).executeTakeFirst();
    if (row === undefined) throw notFound('We couldn’t find that page.', 'path');
    const {
      layout = 'article',
      notice = '',
      parent,
      actions = [],
      sections = [],
      relatedLinks = [],
    } = JSON.parse(row.body) as ContentBody;
    allowCaching(reply, SECONDS_KEPT);
    return {
      contentPage: {
        path,
        title: row.title,
        lead: row.lead,
        description: row.description,
        image: row.image_url,
        indexed: row.is_indexed === 1,
        layout,
        notice,
        ...(parent && { parent }),
        actions,
        sections,
        relatedLinks,
      },
      resourceName: 'content',
    };
  });
};
