import type { IO } from 'fp-ts/IO';
import type { AdSession } from '../../core/ads/reporting/ad-session';
import type { PurchaseCounter } from '../../core/analytics/report-purchase';
import type { Consent } from '../../core/analytics/consent';
import type { Clock } from '../../core/shared/clock';
import { ownJson } from './own-json';
import type { AdProxy } from './request-ads';

export interface PurchaseCounterPorts {
  readonly proxy: AdProxy;
  readonly consent: Consent;
  /** The stored session of this browser; undefined when it was never served an ad. */
  readonly session: IO<AdSession | undefined>;
  /** Id of the signed-in customer; undefined for a guest. */
  readonly customerId: IO<string | undefined>;
  readonly clock: Clock;
}

/** The longest list that the proxy accepts. */
const MAX_ITEMS = 100;

/**
 * Reports orders to the storefront's proxy for the ad server. A browser without consent to tracking, or that was never
 * served an ad, reports nothing: no ad can have led to its order.
 */
export class HttpPurchaseCounter implements PurchaseCounter {
  readonly #ports: PurchaseCounterPorts;

  constructor(ports: PurchaseCounterPorts) {
    this.#ports = ports;
  }

  readonly ordered: PurchaseCounter['ordered'] =
    ({ orderId, placedAt, items }) =>
    () => {
      const { proxy, consent, session, customerId, clock } = this.#ports;
      const ad = consent.mayTrack() ? session() : undefined;
      const time = Date.parse(placedAt ?? '');
      if (ad === undefined || ad.expiry <= clock() || Number.isNaN(time)) return;
      const sold = items.flatMap(({ variationId, quantity, price }) =>
        variationId === undefined || quantity === 0 ? [] : [{ sku: variationId, quantity, price }],
      );
      const body = {
        id: orderId,
        sessionId: ad.id,
        customerId: customerId(),
        placedAt: new Date(time).toISOString(),
        items: sold.slice(0, MAX_ITEMS),
      };
      const headers = { 'content-type': 'application/json' };
      const { origin, credentials, fetch } = proxy;
      // Swallowed on purpose: a report that is lost must not disturb the shopper (ANA-01).
      void fetch(`${origin}/api/citrus/order`, {
        method: 'POST',
        headers,
        body: ownJson(body),
        credentials,
        keepalive: true,
      }).catch(() => undefined);
    };
}
