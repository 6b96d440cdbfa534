import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { AdBanner, CatapultSlide } from '../ad';
import type { CarouselCall, CatapultCall, GridCall } from '../ad-call';

/** An advertised product by its id at the ad server; the catalogue has its details. */
export interface SponsoredProduct {
  readonly id: string;
  /** Part number of the variant. */
  readonly sku: string;
  /** Position of the tile, from 1. An ad without one is shown in a row only. */
  readonly position: number | undefined;
}

/** The ad server's response for a grid or a row. */
export interface SponsoredPlaces {
  readonly products: ReadonlyArray<SponsoredProduct>;
  readonly banners: ReadonlyArray<AdBanner>;
}

/** A slide of the catapult, with the part numbers of the products that it advertises. */
export interface SponsoredSlide {
  readonly slotId: string;
  readonly slide: CatapultSlide;
  readonly skus: ReadonlyArray<string>;
}

/** The visitor who saw or followed an ad. */
export interface AdVisitor {
  /** See `makeAdSessionId`; an ad counts for the session that it was served to. */
  readonly sessionId: string;
  /** IP address that the report came from. */
  readonly address: string;
}

/** A placed order, for the ads that its session has followed. Nothing of it names the person. */
export interface AdOrder {
  readonly id: string;
  /** See `makeAdSessionId`. */
  readonly sessionId: string;
  /** Undefined for a guest. */
  readonly customerId: string | undefined;
  /** A time in ISO 8601. */
  readonly placedAt: string;
  readonly items: ReadonlyArray<{
    /** Part number of the variant. */
    readonly sku: string;
    readonly quantity: number;
    /** The price of one item, in the shop's currency. */
    readonly price: number;
  }>;
}

/**
 * The service that sells ad places on the shop's pages. Every call fails as an upstream does. When nothing matches, the
 * lists of the response are empty. A single entry that cannot be decoded, or that links to anything but a page, is left
 * out.
 */
export interface AdServer {
  readonly generate: (call: GridCall | CarouselCall) => TaskEither<UpstreamFailure, SponsoredPlaces>;
  readonly bannerX: (call: CatapultCall) => TaskEither<UpstreamFailure, ReadonlyArray<SponsoredSlide>>;
  /**
   * Reports that this visitor saw or followed an ad; the visitor is undefined when unknown. The ad server counts each
   * id once, however often it is reported, and decides the price of a click (ADS-09).
   */
  readonly impression: (adId: string, visitor?: AdVisitor) => TaskEither<UpstreamFailure, void>;
  readonly click: (adId: string, visitor?: AdVisitor) => TaskEither<UpstreamFailure, void>;
  /** Reports an order. The ad server counts each order once, however often it is reported. */
  readonly order: (order: AdOrder) => TaskEither<UpstreamFailure, void>;
}
