import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CarouselCall, CatapultCall, GridCall } from '../../core/ads/ad-call';
import type { AdServer, AdVisitor } from '../../core/ads/server/ad-server';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { decode } from '../http/decode';
import type { HttpClient, HttpRequest } from '../http/http-client';
import { path } from '../http/path';
import { bannerXWire, generateWire } from './upstream-wire';

/** The name of the ad server in failures, logs and metrics. Reports have a circuit breaker of their own. */
export const ADS = 'ads';
export const AD_REPORTS = 'ad-reports';

/** Larger responses are rejected: fifteen ads and their banners take a tenth of it. */
export const MAX_AD_RESPONSE_BYTES = 256 * 1024;

export interface UpstreamAdServerOptions {
  /** The clients for ad requests and for reports. Both send the key (see `adServerHeaders`). */
  readonly requests: HttpClient;
  readonly reports: HttpClient;
  readonly catalogId: string;
  /**
   * Whether reports contain the session and the address of the visitor, in the headers `x-session-id` and
   * `x-forwarded-for`: for the shop's own ad server, which limits the reports of one visitor.
   */
  readonly forwardsVisitor: boolean;
}

/** The key is sent from the shop's server only. */
export const adServerHeaders = (key: string): Readonly<Record<string, string>> => ({ authorization: `Basic ${key}` });

/** Requests ads from the ad server over its REST interface (contracts 5). */
export class UpstreamAdServer implements AdServer {
  readonly #options: UpstreamAdServerOptions;

  constructor(options: UpstreamAdServerOptions) {
    this.#options = options;
  }

  readonly generate: AdServer['generate'] = (call) =>
    pipe(
      this.#options.requests({
        kind: 'optional',
        method: 'POST',
        path: 'v1/ads/generate',
        body: generateBody(this.#options.catalogId, call),
        isRead: true,
      }),
      TE.chainEitherKW(({ body }) => decode(ADS, generateWire)(body)),
      TE.map(({ ads: products, banners }) => ({ products, banners })),
    );

  readonly bannerX: AdServer['bannerX'] = (call) =>
    pipe(
      this.#options.requests({
        kind: 'optional',
        method: 'POST',
        path: 'v1/ads/bannerx',
        body: bannerXBody(this.#options.catalogId, call),
        isRead: true,
      }),
      TE.chainEitherKW(({ body }) => decode(ADS, bannerXWire)(body)),
      TE.map(({ ads }) => ads),
    );

  readonly impression: AdServer['impression'] = (adId, visitor) =>
    this.#report(path`v1/resource/first-i/${adId}`, visitor);

  readonly click: AdServer['click'] = (adId, visitor) => this.#report(path`v1/resource/second-c/${adId}`, visitor);

  readonly order: AdServer['order'] = ({ items, placedAt, ...order }) => {
    const orderItems = items.map(({ sku, quantity, price }) => ({
      gtin: sku,
      quantity,
      regularUnitPrice: price,
      totalOrderItemPriceAfterDiscounts: Math.round(price * quantity * 100) / 100,
    }));
    const body = { orders: [{ ...order, orderDate: placedAt, orderItems }] };
    return this.#sendReport({ kind: 'optional', method: 'POST', path: 'v1/orders', body });
  };

  #report(reportPath: string, visitor: AdVisitor | undefined): TE.TaskEither<UpstreamFailure, void> {
    const headers: Readonly<Record<string, string>> =
      visitor === undefined || !this.#options.forwardsVisitor
        ? {}
        : { 'x-session-id': visitor.sessionId, 'x-forwarded-for': visitor.address };
    return this.#sendReport({ kind: 'optional', method: 'GET', path: reportPath, headers });
  }

  /** Succeeds on any 2xx status. The body is ignored. */
  #sendReport(request: HttpRequest): TE.TaskEither<UpstreamFailure, void> {
    return pipe(
      this.#options.reports(request),
      TE.map(() => undefined),
      TE.orElse((failure) => (failure.kind === 'unintelligible' ? TE.right(undefined) : TE.left(failure))),
    );
  }
}

/** The fields that both calls have. Undefined values are not sent. */
const commonBody = (
  catalogId: string,
  { sessionId, customerId, productFilters, options }: GridCall | CarouselCall | CatapultCall,
): Readonly<Record<string, unknown>> => ({ catalogId, sessionId, customerId, productFilters, options });

const generateBody = (catalogId: string, call: GridCall | CarouselCall): unknown => ({
  ...commonBody(catalogId, call),
  // The newer and the older name of the page's kind: releases of the ad server read one or the other.
  placement: call.pageType.toLowerCase(),
  pageType: call.pageType,
  maxNumberOfAds: call.maxNumberOfAds,
  ...('bannerSlotIds' in call ? { searchTerm: call.searchTerm, bannerSlotIds: call.bannerSlotIds } : {}),
});

const bannerXBody = (catalogId: string, call: CatapultCall): unknown => ({
  ...commonBody(catalogId, call),
  placement: call.placement,
  searchTerm: call.searchTerm,
  bannerSlotIds: call.bannerSlotIds,
});
