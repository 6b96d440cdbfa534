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
  /** When this browser last followed an ad, in milliseconds since 1970; undefined when it did not. */
  readonly followedAt: IO<number | undefined>;
  /** Id of the signed-in customer; undefined for a guest. */
  readonly customerId: IO<string | undefined>;
  readonly clock: Clock;
}

/** An order counts for the ads that were followed in this time before it. */
const FOLLOWED_MS = 30 * 24 * 60 * 60_000;
/** The longest list that the proxy accepts. */
const MAX_ITEMS = 100;

/**
 * Reports orders that follow a click on an ad to the storefront's proxy for the ad server. A browser without consent to
 * tracking, that was never served an ad, or that followed none in the 30 days before the order reports nothing.
 */
export class HttpPurchaseCounter implements PurchaseCounter {
  readonly #ports: PurchaseCounterPorts;

  constructor(ports: PurchaseCounterPorts) {
    this.#ports = ports;
  }

  readonly ordered: PurchaseCounter['ordered'] =
    ({ orderId, placedAt, items }) =>
    () => {
      const { proxy, consent, session, followedAt, customerId, clock } = this.#ports;
      const ad = consent.mayTrack() ? session() : undefined;
      const time = Date.parse(placedAt ?? '');
      if (ad === undefined || ad.expiry <= clock() || !isFollowedBefore(time, followedAt())) return;
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

/** Clocks of browsers differ from the service's by some minutes. */
const SKEW_MS = 5 * 60_000;

/** A click after the order did not lead to it. */
const isFollowedBefore = (ordered: number, followed: number | undefined): boolean =>
  followed !== undefined && followed <= ordered + SKEW_MS && ordered - followed <= FOLLOWED_MS;
