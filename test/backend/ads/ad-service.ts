import Fastify, { type FastifyInstance } from 'fastify';
import { registerAdRoutes, type AdRouteDeps } from '../../../backend/ads/ad-routes';
import type { AdShop } from '../../../backend/ads/ad-shop';
import { PLACEMENTS, PLATFORMS } from '../../../backend/ads/campaigns/campaign';
import { registerAddressLimit } from '../../../backend/http/address-limit';
import { makeRefusalLog } from '../../../backend/limits/refusal-log';
import { DEFAULT_AD_LIMITS } from '../support/default-limits';
import { makeWorkLog } from '../commerce/support/work-log';
import { NOW, openGeneratedShop, type Shop } from '../search/support/shop';

export const API_KEY = 'key_test';

export interface WireAd {
  readonly id: string;
  readonly gtin: string;
  readonly position: number;
  readonly expiry: string;
}

export interface WireBanner {
  readonly id: string;
  readonly slotId: string;
  readonly imageUrl: string;
  readonly linkUrl: string;
  readonly altText: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly gtins: readonly string[];
}

export interface WireSlide {
  readonly citrusAdId: string;
  readonly headingText: string;
  readonly ctaLink: string;
  readonly heroImage: string;
  readonly gtins: readonly string[];
  readonly position: number;
}

export interface Responded<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
}

export interface Generated {
  readonly ads: readonly WireAd[];
  readonly banners: readonly WireBanner[];
}

export interface Catapulted {
  readonly ads: readonly { readonly slotId: string; readonly banners: readonly WireSlide[] }[];
}

export interface Report {
  readonly slug: string;
  readonly spentCents: number;
  readonly refundedCents: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly repeats: number;
  readonly salesCents: number;
}

export interface Sold {
  readonly partNumber: string;
  readonly name: string;
}

/** The facts of a test's campaign; all others have defaults. */
export interface CampaignFacts {
  readonly slug: string;
  readonly products: readonly string[];
  readonly bid?: number;
  readonly budget?: number;
  readonly status?: string;
  readonly categoryIds?: readonly string[];
  readonly searchTerms?: readonly string[];
  readonly placements?: readonly string[];
  readonly platforms?: readonly string[];
}

/** The visitor of a report; missing fields are not sent. */
export interface Visitor {
  readonly session?: string;
  readonly address?: string;
}

/** The ad server over a generated catalogue, with a test clock. */
export interface AdService {
  readonly shop: Shop;
  readonly app: () => FastifyInstance;
  readonly passes: (ms: number) => void;
  /** Replaces all campaigns by these. */
  readonly runOnly: (...campaigns: readonly CampaignFacts[]) => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Products of a category that can be bought online. */
  readonly sold: (categoryId: string) => Promise<readonly Sold[]>;
  readonly post: <Body>(path: string, payload: unknown, headers?: Record<string, string>) => Promise<Responded<Body>>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Responded<unknown>>;
  /** Requests ads; given fields replace the defaults. */
  readonly generate: (fields?: Readonly<Record<string, unknown>>) => Promise<Generated>;
  readonly catapult: (fields?: Readonly<Record<string, unknown>>) => Promise<Catapulted>;
  readonly see: (id: string, visitor?: Visitor) => Promise<Responded<unknown>>;
  readonly click: (id: string, visitor?: Visitor) => Promise<Responded<unknown>>;
  /** Reports an impression, and a click once the impression is counted. */
  readonly follow: (id: string, visitor?: Visitor) => Promise<void>;
  /** Totals of a campaign today. */
  readonly report: (slug: string) => Promise<Report>;
  /** The statements that the ad server runs against the database while the job runs. */
  readonly statementsOf: (job: () => Promise<unknown>) => Promise<readonly string[]>;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const PLAIN_CALL = {
  catalogId: 'cat_embedded',
  pageType: 'Category',
  sessionId: 'session-1',
  options: { filterMode: 'AndOr' },
  productFilters: [],
  maxNumberOfAds: 5,
};

export const CATAPULT_CALL = {
  catalogId: 'cat_embedded',
  placement: 'search',
  sessionId: 'session-1',
  options: { filterMode: 'AndOr' },
  productFilters: [['platform:Desktop']],
  bannerSlotIds: [{ slotId: 'Catapult_Search_Desktop', maxNumberOfAds: 5 }],
};

export const openAdService = async (size = 300, facts: Partial<AdRouteDeps> = {}): Promise<AdService> => {
  const shop = await openGeneratedShop(size);
  const work = makeWorkLog();
  let now = NOW;

  const start = async (): Promise<{ app: FastifyInstance; ads: AdShop }> => {
    const app = Fastify({ routerOptions: { maxParamLength: 4000 }, trustProxy: 'loopback' });
    await registerAddressLimit(app);
    const ads = registerAdRoutes(app, {
      database: shop.database.withPlugin(work.plugin),
      searchIndex: shop.index(),
      clock: () => now,
      apiKey: API_KEY,
      serverSecret: 'a secret of at least thirty-two characters',
      seed: 1,
      hasPage: true,
      limits: DEFAULT_AD_LIMITS,
      refusals: makeRefusalLog({ warn: () => undefined }),
      pollMs: 0,
      ...facts,
    });
    return { app, ads };
  };
  let running = await start();

  const authorized = { authorization: `Basic ${API_KEY}` };
  const post: AdService['post'] = async (path, payload, headers = authorized) => {
    const response = await running.app.inject({
      method: 'POST',
      url: `/citrus${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const get: AdService['get'] = async (path, headers = authorized) => {
    const response = await running.app.inject({ url: `/citrus${path}`, headers });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };

  const report = async (kind: 'first-i' | 'second-c', id: string, visitor: Visitor = {}) =>
    get(`/v1/resource/${kind}/${id}`, {
      ...authorized,
      ...(visitor.session === undefined ? {} : { 'x-session-id': visitor.session }),
      ...(visitor.address === undefined ? {} : { 'x-forwarded-for': visitor.address }),
    });
  const settled = () => running.app.inject({ url: '/dev/ads.json' });

  const insert = async (campaign: CampaignFacts): Promise<void> => {
    const { slug, products, bid = 50, budget = 100_000, status = 'active' } = campaign;
    const { campaign_id } = await shop.database
      .insertInto('ad_campaign')
      .values({
        slug,
        name: slug,
        status,
        bid_cents: bid,
        daily_budget_cents: budget,
        category_ids: JSON.stringify(campaign.categoryIds ?? []),
        search_terms: JSON.stringify(campaign.searchTerms ?? []),
        placements: JSON.stringify(campaign.placements ?? PLACEMENTS),
        platforms: JSON.stringify(campaign.platforms ?? PLATFORMS),
        headline: 'Good food for good pets',
        message: 'Dog Food',
        origin: 'shop',
      })
      .returning('campaign_id')
      .executeTakeFirstOrThrow();
    await shop.database
      .insertInto('ad_campaign_product')
      .values(products.map((part_number, position) => ({ campaign_id, part_number, position })))
      .execute();
  };

  return {
    shop,
    app: () => running.app,
    passes: (ms) => void (now += ms),
    runOnly: async (...campaigns) => {
      await running.ads.ready();
      await shop.database.deleteFrom('ad_campaign').execute();
      for (const campaign of campaigns) await insert(campaign);
      await running.ads.refresh();
    },
    refresh: () => running.ads.refresh(),
    sold: (categoryId) =>
      shop.database
        .selectFrom('product_category')
        .innerJoin('product', 'product.id', 'product_category.product_id')
        .innerJoin('sku', 'sku.product_id', 'product.id')
        .innerJoin('stock', 'stock.sku_id', 'sku.id')
        .select(['sku.part_number as partNumber', 'product.name'])
        .where('product_category.category_id', '=', categoryId)
        .where('stock.location', '=', 'online')
        .where('stock.quantity', '>', 0)
        .where('sku.position', '=', 0)
        .where('product.in_store_only', '=', 0)
        .where('product.live_animal', '=', 0)
        .where('sku.list_price_cents', 'is not', null)
        .orderBy('product.id')
        .execute(),
    post,
    get,
    generate: async (fields = {}) => (await post<Generated>('/v1/ads/generate', { ...PLAIN_CALL, ...fields })).body,
    catapult: async (fields = {}) => (await post<Catapulted>('/v1/ads/bannerx', { ...CATAPULT_CALL, ...fields })).body,
    see: (id, visitor) => report('first-i', id, visitor),
    click: (id, visitor) => report('second-c', id, visitor),
    follow: async (id, visitor) => {
      await report('first-i', id, visitor);
      await settled();
      await report('second-c', id, visitor);
    },
    report: async (slug) => {
      const response = await settled();
      const { campaigns } = response.json<{ campaigns: readonly Report[] }>();
      const found = campaigns.find((campaign) => campaign.slug === slug);
      if (found === undefined) throw new Error(`no campaign ${slug}`);
      return found;
    },
    statementsOf: work.of,
    restart: async () => {
      await running.app.close();
      running = await start();
    },
    close: async () => {
      await running.app.close();
      await shop.close();
    },
  };
};
