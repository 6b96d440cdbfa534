import { newId, type StoredIntent } from './double-store.ts';
import { chargeOf, intentOnWire, type WireContext } from './stripe-objects.ts';

/** Records an event for the shop, in the transaction of the change that it is about. */
export type RecordEvent = (type: string, object: object) => void;

/** Records events for a webhook; without one none are recorded. */
export const makeRecordEvent =
  ({ store }: WireContext, clock: () => number, hasWebhook: boolean): RecordEvent =>
  (type, object) => {
    if (!hasWebhook) return;
    const now = clock();
    const id = newId('evt');
    const event = {
      id,
      object: 'event',
      created: Math.floor(now / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      type,
    };
    store.addEvent(id, JSON.stringify(event), now);
  };

const AFTER: Readonly<Record<StoredIntent['status'], string>> = {
  requires_action: 'payment_intent.requires_action',
  requires_payment_method: 'payment_intent.payment_failed',
  requires_capture: 'payment_intent.amount_capturable_updated',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
};

/** Records the events that Stripe sends after a change of a payment: its new state, and the last capture of its charge. */
export const recordChange = (record: RecordEvent, intent: StoredIntent, context: WireContext): void => {
  const charge = chargeOf(intent);
  if (intent.status === 'succeeded' && charge !== undefined) record('charge.captured', charge);
  record(AFTER[intent.status], intentOnWire(intent, [], context));
};
