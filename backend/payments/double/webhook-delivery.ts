import type { FastifyBaseLogger } from 'fastify';
import { postSigned } from '../../shared/signed-post.ts';
import { pauseAfter } from '../../shared/back-off.ts';
import type { DoubleStore, WaitingEvent } from './double-store.ts';

/** Where events are sent. */
export interface Webhook {
  /** Undefined until the shop listens; events wait meanwhile. */
  readonly url: () => string | undefined;
  /** Signs the events; the receiver knows it, too. */
  readonly secret: string;
}

export interface WebhookDelivery {
  readonly store: DoubleStore;
  readonly webhook: Webhook;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const EVENTS_PER_ROUND = 20;
const PAUSES = { firstMs: 5_000, mostMs: 60 * 60_000 };
/** With the pauses, about three days. */
const MAX_ATTEMPTS = 80;

/**
 * Sends up to 20 due events, the oldest first. An event that is not accepted with a status of 200 to 299 is sent again
 * after growing pauses, for about three days; so a later event can arrive first. A crash can send an event twice.
 */
export const deliverEvents = async ({ store, webhook, clock, log }: WebhookDelivery): Promise<void> => {
  const url = webhook.url();
  if (url === undefined) return;
  const deliver = async ({ id, body, attempts }: WaitingEvent): Promise<void> => {
    if (await postSigned({ url, secret: webhook.secret, header: 'stripe-signature' }, body, clock()))
      return store.removeEvent(id);
    if (attempts + 1 >= MAX_ATTEMPTS) {
      log.warn({ event: id }, 'a payment event was never accepted and is given up');
      return store.removeEvent(id);
    }
    log.warn({ event: id, attempts: attempts + 1 }, 'a payment event was not accepted; it is sent again');
    return store.postponeEvent(id, clock() + pauseAfter(PAUSES, attempts));
  };
  for (const event of store.dueEvents(clock(), EVENTS_PER_ROUND)) await deliver(event);
};
