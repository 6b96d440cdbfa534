import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { allowCaching } from '../http/public-cache.ts';
import { momentOf } from '../preview/preview-requests.ts';

const SECONDS_KEPT = 60;

/**
 * Marketing spots with what they show now, or at the date of a preview. An empty or unknown spot has no content. [HDR-09]
 */
export const registerEspotRoutes = (
  app: FastifyInstance,
  { database, clock }: { readonly database: Kysely<Database>; readonly clock: () => number },
): void => {
  app.get<{ Params: { name: string } }>(`${TRANSACTION_BASE}/espot/:name`, async (request, reply) => {
    const { name } = request.params;
    const shownAt = momentOf(request, clock);
    const rows = await database
      .selectFrom('espot')
      .leftJoin('espot_content', (join) =>
        join
          .onRef('espot_content.spot_name', '=', 'espot.name')
          .on((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', shownAt)]))
          .on((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', shownAt)])),
      )
      .select(['espot.spot_id', 'espot_content.content_id', 'content_name', 'marketing_text', 'image_url', 'link_url'])
      .where('espot.name', '=', name)
      .orderBy('espot_content.position')
      .execute();
    const spot = rows[0];
    const contents = rows.flatMap((row) => (row.content_id === null ? [] : [{ ...row, contentId: row.content_id }]));
    allowCaching(reply, SECONDS_KEPT);
    return {
      MarketingSpotData: [
        {
          eSpotName: name,
          behavior: '0',
          ...(spot && { marketingSpotIdentifier: String(spot.spot_id) }),
          ...(contents.length > 0 && {
            baseMarketingSpotActivityData: contents.map((content) => ({
              baseMarketingSpotDataType: 'MarketingContent',
              contentId: String(content.contentId),
              contentName: content.content_name ?? '',
              contentFormatName: 'Text',
              contentUrl: content.link_url ?? '',
              activityIdentifierID: String(content.contentId + 1000),
              marketingContentDescription: [
                { language: app.storeIds.languageId, marketingText: content.marketing_text ?? '' },
              ],
              x_image: content.image_url ?? '',
            })),
          }),
        },
      ],
      resourceName: 'espot',
    };
  });
};
