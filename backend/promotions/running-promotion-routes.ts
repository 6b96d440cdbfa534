import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { toAmount } from '../http/wire-amount.ts';
import { momentOf } from '../preview/preview-requests.ts';
import type { Promotion } from './promotion.ts';
import { findRunningPromotions } from './promotion-store.ts';

const toResponse = (promotion: Promotion): Readonly<Record<string, string>> => ({
  code: promotion.code,
  promotionId: promotion.promotionId,
  description: promotion.description,
  minimumAmount: toAmount(promotion.minSubtotalCents),
  ...(promotion.department === null ? {} : { department: promotion.department }),
  ...(promotion.endsAt === null ? {} : { endDate: new Date(promotion.endsAt).toISOString() }),
});

/**
 * The promotion codes that are valid now, or at the date of a preview, for the page of offers; the same for every visitor.
 * [RTE-05]
 */
export const registerRunningPromotionRoutes = (
  app: FastifyInstance,
  deps: { readonly database: Kysely<Database>; readonly clock: () => number },
): void => {
  app.get(`${TRANSACTION_BASE}/promotion/@running`, async (request) => {
    const promotions = await findRunningPromotions(deps.database, momentOf(request, deps.clock));
    return { promotion: promotions.map(toResponse), resourceName: 'promotion' };
  });
};
