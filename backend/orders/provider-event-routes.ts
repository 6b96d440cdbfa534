import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { PaymentEvent } from '../payments/payment-events.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** Where the provider sends its events. */
export const PROVIDER_EVENTS_PATH = '/payments/events';

export interface ProviderEventDeps {
  readonly provider: PaymentProvider;
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly clock: () => number;
  /** Acts on an event. It may be called again for the same event after a crash. */
  readonly onEvent: (event: PaymentEvent) => Promise<void>;
}

const isStored = async (database: Kysely<Database>, eventId: string): Promise<boolean> => {
  const row = await database
    .selectFrom('provider_event')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Takes in events of the payment provider: verified, each id once. 400 for a request that is not the provider's. An event
 * is acted on before its id is stored, so that none is lost in a crash; acting twice changes nothing. [PAY-01] [PAY-04]
 */
export const registerProviderEvents = (
  app: FastifyInstance,
  { provider, database, unitOfWork, clock, onEvent }: ProviderEventDeps,
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
    scope.post<{ Body: string | undefined }>(PROVIDER_EVENTS_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const signature = request.headers['stripe-signature'];
      const reading = provider.readWebhook(request.body ?? '', Array.isArray(signature) ? signature[0] : signature);
      if (reading.kind === 'invalid') {
        request.log.warn({ problem: reading.problem }, 'a request to the address for payment events was refused');
        return reply.code(400).send({ error: reading.problem });
      }
      const eventId = reading.kind === 'event' ? reading.event.eventId : reading.eventId;
      const isKnown = await isStored(database, eventId);
      if (isKnown) return { received: true };
      if (reading.kind === 'event') await onEvent(reading.event);
      await unitOfWork.run(async (trx) => {
        const row = { event_id: eventId, received_at: clock() };
        await trx
          .insertInto('provider_event')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
      return { received: true };
    });
  });
};
