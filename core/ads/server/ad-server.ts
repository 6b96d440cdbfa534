import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { AdBanner, CatapultSlide } from '../ad';
import type { CarouselCall, CatapultCall, GridCall } from '../ad-call';

/** An advertised product by its id at the ad server; the catalogue has its details. */
export interface SponsoredProduct {
  readonly id: string;
  /** Part number of the variant. */
  readonly sku: string;
  /** Of the tile that it is for, from 1 on; undefined when it is for any. */
  readonly position: number | undefined;
}

/** What the ad server has for a grid or a row. */
export interface SponsoredPlaces {
  readonly products: ReadonlyArray<SponsoredProduct>;
  readonly banners: ReadonlyArray<AdBanner>;
}

/** A slide of the catapult, and the part numbers of what it is about. */
export interface SponsoredSlide {
  readonly slotId: string;
  readonly slide: CatapultSlide;
  readonly skus: ReadonlyArray<string>;
}

/** Who saw or followed an ad. */
export interface AdVisitor {
  /** See `makeAdSessionId`; an ad counts for the session that it was served to. */
  readonly sessionId: string;
  /** IP address that the report came from. */
  readonly address: string;
}

/**
 * The service that sells places on the shop's pages. Every call may fail as an upstream does. Nothing matching is an
 * answer with empty lists. A single entry that cannot be understood, or that leads elsewhere than to a page, is left out.
 */
export interface AdServer {
  readonly generate: (call: GridCall | CarouselCall) => TaskEither<UpstreamFailure, SponsoredPlaces>;
  readonly bannerX: (call: CatapultCall) => TaskEither<UpstreamFailure, ReadonlyArray<SponsoredSlide>>;
  /**
   * An ad was seen, or followed, by this visitor; undefined when that is not known. The ad server counts each id once,
   * however often it is told, and decides what a click costs (ADS-09).
   */
  readonly impression: (adId: string, visitor?: AdVisitor) => TaskEither<UpstreamFailure, void>;
  readonly click: (adId: string, visitor?: AdVisitor) => TaskEither<UpstreamFailure, void>;
}
