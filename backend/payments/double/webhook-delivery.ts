import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { fetch } from 'undici';
import type { DoubleStore, WaitingEvent } from './double-store.ts';

/** Where events are sent. */
export interface Webhook {
  readonly url: string;
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
const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 60 * 60_000;
/** With the pauses, about three days. */
const MAX_ATTEMPTS = 80;

const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 2 ** attempts, MAX_PAUSE_MS);

/** The header with which Stripe signs a webhook: time and HMAC-SHA256 over time and body. */
export const signatureOf = (body: string, secret: string, now: number): string => {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

const isAccepted = async ({ url, secret }: Webhook, body: string, now: number): Promise<boolean> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret, now) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};

/**
 * Sends up to 20 due events, the oldest first. An event that is not accepted with a status of 200 to 299 is sent again
 * after growing pauses, for about three days; so a later event can arrive first. A crash can send an event twice.
 */
export const deliverEvents = async ({ store, webhook, clock, log }: WebhookDelivery): Promise<void> => {
  const deliver = async ({ id, body, attempts }: WaitingEvent): Promise<void> => {
    if (await isAccepted(webhook, body, clock())) return store.removeEvent(id);
    if (attempts + 1 >= MAX_ATTEMPTS) {
      log.warn({ event: id }, 'a payment event was never accepted and is given up');
      return store.removeEvent(id);
    }
    log.warn({ event: id, attempts: attempts + 1 }, 'a payment event was not accepted; it is sent again');
    return store.postponeEvent(id, clock() + pauseAfter(attempts));
  };
  for (const event of store.dueEvents(clock(), EVENTS_PER_ROUND)) await deliver(event);
};
