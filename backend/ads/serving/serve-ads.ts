import { hashOf } from '../../shared/hash.ts';
import { tintOf } from '../../images/kit/ground.ts';
import type { AdIds } from '../ledger/ad-ids.ts';
import { holdAuction, type Bidder, type Won } from './auction.ts';
import { HERO, slotGroups, type BannerForm } from '../campaigns/banner-slots.ts';
import type { AdvertisedProduct, Campaign } from '../campaigns/campaign.ts';
import type { Candidate, CandidateFinder } from './candidates.ts';
import type { Frequency } from '../ledger/frequency.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { valuesOf, withoutPlacement } from '../request/product-filters.ts';
import type { BannerxCall, GenerateCall } from '../request/read-call.ts';

export interface AdServerDeps {
  readonly finder: CandidateFinder;
  readonly ledger: Ledger;
  readonly frequency: Frequency;
  readonly ids: AdIds;
  readonly clock: () => number;
  /** The same seed, clock and requests give the same ads. */
  readonly seed: number;
}

type WireAd = Readonly<Record<string, unknown>>;

/** Serves ads. The lists of a response are empty when no campaign fits. */
export interface AdServer {
  readonly generate: (call: GenerateCall) => Promise<WireAd>;
  readonly bannerx: (call: BannerxCall) => Promise<WireAd>;
}

interface AdBidder extends Bidder {
  readonly campaign: Campaign;
  readonly product: AdvertisedProduct;
}

const AD_LIFETIME_MS = 30 * 60_000;
/** Within this time a returning shopper sees the same products of a campaign. */
const ROTATION_MS = 30 * 60_000;
/** Limit of places per campaign in one response. */
const MAX_PER_CAMPAIGN = 3;
const PRODUCT_PAGES = '/shop/en/petcostore/product/';

const pageOf = ({ url }: AdvertisedProduct): string => `${PRODUCT_PAGES}${encodeURIComponent(url)}`;

/** The wire format has nine fractional digits of a second. */
const expiryOf = (expiresAt: number): string => new Date(expiresAt).toISOString().replace('Z', '000000Z');

const pictureOf = ({ slug }: Campaign, form: BannerForm): string =>
  `/images/ads/${slug}-${form.name}.webp?width=${form.pictureWidth}`;

/**
 * Creates the ad server. Each request gets an auction among the matching campaigns that have budget left and are below
 * the frequency limit.
 */
export const makeAdServer = (deps: AdServerDeps): AdServer => new AuctioningAdServer(deps);

class AuctioningAdServer implements AdServer {
  readonly #deps: AdServerDeps;
  #served;

  constructor(deps: AdServerDeps) {
    this.#deps = deps;
    this.#served = hashOf(`ads|${deps.seed}`);
  }

  readonly generate: AdServer['generate'] = async (call) => {
    const sessionKey = this.#deps.ids.sessionKeyOf(call.sessionId);
    return {
      ads: await this.#productAds(call, sessionKey),
      banners: await this.#banners(call, sessionKey),
      products: [],
      memoryToken: '',
    };
  };

  readonly bannerx: AdServer['bannerx'] = async (call) => {
    const sessionKey = this.#deps.ids.sessionKeyOf(call.sessionId);
    const context = { filters: withoutPlacement(call.filters), searchTerm: call.searchTerm, isBesideList: false };
    const candidates = this.#inTheRunning(await this.#deps.finder.find(context), sessionKey);
    const expiresAt = this.#expiryNow();
    const placement = `catapult/${call.placement.toLowerCase()}`;
    const ads = call.slots.flatMap(({ slotId, maxNumberOfAds }) => {
      if (!slotId.startsWith('Catapult_')) return [];
      const won = this.#winBanners(candidates, maxNumberOfAds, (campaign) => campaign.placements.has(placement));
      const slides = won.map((one, index) => this.#slideOnWire(one, index, sessionKey, expiresAt));
      return slides.length === 0 ? [] : [{ slotId, contentStandardId: 'cs-catapult', banners: slides }];
    });
    return { ads };
  };

  /** Issues the id of an ad that won a place. */
  #issue({ bidder, priceCents }: Won<AdBidder>, sessionKey: string, expiresAt: number): string {
    this.#served = (this.#served + 1) >>> 0;
    const serial = Buffer.alloc(8);
    serial.writeUInt32BE(this.#served, 0);
    // The counter restarts with the process, but the time in it never repeats.
    serial.writeUInt32BE(this.#deps.clock() % 0x1_0000_0000, 4);
    const { campaign, product } = bidder;
    return this.#deps.ids.issue(
      { campaignId: campaign.id, entryId: product.entryId, priceCents, expiresAt, sessionKey },
      serial,
    );
  }

  #expiryNow(): number {
    return Math.floor((this.#deps.clock() + AD_LIFETIME_MS) / 1000) * 1000;
  }

  #inTheRunning(candidates: readonly Candidate[], sessionKey: string): readonly Candidate[] {
    const tired = this.#deps.frequency.tiredOf(sessionKey);
    return candidates.filter(
      ({ campaign: { id, bidCents, dailyBudgetCents } }) =>
        !tired.has(id) && !this.#deps.ledger.isExhausted(id, bidCents, dailyBudgetCents),
    );
  }

  /**
   * In each round every campaign bids with one product; later rounds fill the remaining places. A row takes a campaign's
   * products from the other end than a grid, because a page has both and shows no product twice.
   */
  #winProducts(
    candidates: readonly Candidate[],
    count: number,
    sessionKey: string,
    isRow: boolean,
  ): readonly Won<AdBidder>[] {
    const turn = hashOf(`${this.#deps.seed}|${sessionKey}|${Math.floor(this.#deps.clock() / ROTATION_MS)}`);
    const won: Won<AdBidder>[] = [];
    for (let round = 0; round < MAX_PER_CAMPAIGN && won.length < count; round += 1) {
      const bidders = candidates.flatMap(({ campaign, fitting }): readonly AdBidder[] => {
        if (round >= fitting.length) return [];
        const first = ((turn ^ Math.imul(campaign.id, 0x9e37_79b1)) >>> 0) % fitting.length;
        const step = isRow ? fitting.length - 1 - round : round;
        const inTurn = fitting[(first + step) % fitting.length];
        if (inTurn === undefined) return [];
        const { product, relevance } = inTurn;
        return [{ campaign, product, relevance, bidCents: campaign.bidCents, order: campaign.id }];
      });
      won.push(...holdAuction(bidders, count - won.length));
    }
    return won;
  }

  /** A banner shows the campaign's first product, so that product has to match. */
  #winBanners(
    candidates: readonly Candidate[],
    count: number,
    mayBid: (campaign: Campaign) => boolean,
  ): readonly Won<AdBidder>[] {
    const bidders = candidates.flatMap(({ campaign, fitting }): readonly AdBidder[] => {
      const [product] = campaign.products;
      const shown = fitting.find((one) => one.product === product);
      if (shown === undefined || !mayBid(campaign)) return [];
      return [{ campaign, product, relevance: shown.relevance, bidCents: campaign.bidCents, order: campaign.id }];
    });
    return holdAuction(bidders, count);
  }

  async #productAds(call: GenerateCall, sessionKey: string): Promise<readonly WireAd[]> {
    if (call.maxNumberOfAds === 0) return [];
    const context = { filters: call.filters, searchTerm: call.searchTerm, isBesideList: true };
    const candidates = this.#inTheRunning(await this.#deps.finder.find(context), sessionKey);
    const expiresAt = this.#expiryNow();
    const isRow = valuesOf(call.filters, 'placement').some((placement) => placement.endsWith('carousel'));
    return this.#winProducts(candidates, call.maxNumberOfAds, sessionKey, isRow).map((won, index) => ({
      id: this.#issue(won, sessionKey, expiresAt),
      gtin: won.bidder.product.partNumber,
      position: index + 1,
      expiry: expiryOf(expiresAt),
      discount: { amount: 0, minPrice: 0, maxPerCustomer: 0 },
      metadata: {},
    }));
  }

  /** Wide and narrow form of a banner show the same campaign. A campaign fills at most one banner of a page. */
  async #banners(call: GenerateCall, sessionKey: string): Promise<readonly WireAd[]> {
    const groups = slotGroups(call.bannerSlotIds);
    if (groups.length === 0) return [];
    const context = { filters: withoutPlacement(call.filters), searchTerm: call.searchTerm, isBesideList: false };
    const candidates = this.#inTheRunning(await this.#deps.finder.find(context), sessionKey);
    const expiresAt = this.#expiryNow();
    return groups.flatMap(({ placement, platforms, rows }) => {
      const won = this.#winBanners(
        candidates,
        rows.length,
        (campaign) =>
          campaign.placements.has(placement) && platforms.every((platform) => campaign.platforms.has(platform)),
      );
      return rows.flatMap((slots, row) => {
        const winner = won[row];
        return winner === undefined ? [] : slots.map((slot) => this.#bannerOnWire(slot, winner, sessionKey, expiresAt));
      });
    });
  }

  #bannerOnWire(
    { slotId, form }: { readonly slotId: string; readonly form: BannerForm },
    won: Won<AdBidder>,
    sessionKey: string,
    expiresAt: number,
  ): WireAd {
    const { campaign, product } = won.bidder;
    return {
      id: this.#issue(won, sessionKey, expiresAt),
      slotId,
      imageUrl: pictureOf(campaign, form),
      linkUrl: pageOf(product),
      altText: `${product.brandName === '' ? '' : `${product.brandName}: `}${campaign.headline}. ${campaign.message}`,
      size: form.size,
      gtins: [product.partNumber],
      expiry: expiryOf(expiresAt),
      tags: {},
    };
  }

  #slideOnWire(won: Won<AdBidder>, index: number, sessionKey: string, expiresAt: number): WireAd {
    const { campaign, product } = won.bidder;
    return {
      citrusAdId: this.#issue(won, sessionKey, expiresAt),
      headingText: product.brandName || product.name,
      bannerText: campaign.headline,
      ctaText: 'Shop now',
      ctaLink: pageOf(product),
      ctaFlag: true,
      heroImage: pictureOf(campaign, HERO),
      heroImageAltText: product.name,
      backgroundColour: tintOf(product.department).wall,
      gtins: [product.partNumber],
      position: index + 1,
      citrusExpiry: expiryOf(expiresAt),
      tags: {},
    };
  }
}
