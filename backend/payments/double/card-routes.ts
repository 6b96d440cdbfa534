import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { perMinute } from '../../http/address-limit.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { keepCard, typedCardSchema } from './card-tokens.ts';
import type { WireContext } from './stripe-objects.ts';

/** A card is taken from this server's own page only: a page of another origin has no reason to see a card number. */
const requireOwnPage = ({ headers }: FastifyRequest, origin: string): void => {
  if (headers.origin === origin) return;
  throw new CommerceFailure({
    status: 403,
    errorKey: '_ERR_FORBIDDEN',
    message: 'Cards are taken from the page of the payment provider only.',
  });
};

/**
 * `POST /cards` turns a typed card into a token: 200 with `token`, `brand`, `lastFour`, `expiryMonth` and `expiryYear`,
 * or 422 with the field that is wrong and a message for the shopper. The number is neither stored nor logged. [PAY-02]
 */
export const registerCardRoutes = (
  app: FastifyInstance,
  {
    store,
    origin,
    clock,
    cardsPerMinute,
  }: WireContext & { readonly clock: () => number; readonly cardsPerMinute: number },
): void => {
  app.post('/cards', { config: perMinute(cardsPerMinute) }, async (request, reply) => {
    requireOwnPage(request, origin());
    reply.header('cache-control', 'no-store');
    const typed = v.safeParse(typedCardSchema, request.body);
    const kept = typed.success
      ? store.transaction(() => keepCard(store, typed.output, clock()))
      : { field: 'number' as const, message: 'Enter the card number, its expiry date and its security code.' };
    if ('message' in kept) {
      reply.code(422);
      return kept;
    }
    const { id: token, card } = kept;
    return {
      token,
      brand: card?.brand,
      lastFour: card?.last4,
      expiryMonth: card?.exp_month,
      expiryYear: card?.exp_year,
    };
  });
};
