import * as E from 'fp-ts/Either';
import type { CatapultCall, GridCall } from '../../core/ads/ad-call';
import type { AdServer } from '../../core/ads/server/ad-server';
import { eventually } from '../support/eventually';
import type { Making } from './making';

/** The world behind an AdServer. */
export interface AdServerWorld {
  readonly adServer: AdServer;
  /** A grid call with at least two products and a banner for the slot. */
  readonly sold: GridCall;
  /** A search call with at least one slide about a product. */
  readonly soldSlides: CatapultCall;
  /** How many impressions or clicks of an ad were counted. */
  readonly counted: (kind: 'impression' | 'click', adId: string) => Promise<number>;
  /** How many orders of this number were counted. */
  readonly orders: (orderId: string) => Promise<number>;
}

export const AD_SERVER_CALLS = ['generate', 'bannerX', 'impression', 'click', 'order'] as const;

/** A category without ads. */
const NOBODYS = [['categoryID:999999']];

/** Every AdServer, fake or real, passes this. */
export const adServerContract = (name: string, makeWorld: Making<AdServerWorld>): void => {
  describe(`[PLT-02] ${name} as an AdServer`, () => {
    test('[ADS-04] returns products for a grid, each as its own ad, and banners for its slots', async () => {
      const { adServer, sold } = await makeWorld();
      const { products, banners } = rightOf(await adServer.generate(sold)());
      expect(products.length).toBeGreaterThanOrEqual(2);
      expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
      for (const { sku } of products) expect(sku).toMatch(/\S/);
      expect(banners.length).toBeGreaterThan(0);
      for (const { slotId, imageUrl, linkUrl, size } of banners) {
        expect(sold.bannerSlotIds).toContain(slotId);
        expect([imageUrl, linkUrl]).toEqual([expect.stringMatching(ADDRESS), expect.stringMatching(ADDRESS)]);
        expect(size.width * size.height).toBeGreaterThan(0);
      }
    });

    test('[ADS-04] returns at most as many products as places', async () => {
      const { adServer, sold } = await makeWorld();
      expect(rightOf(await adServer.generate({ ...sold, maxNumberOfAds: 1 })()).products).toHaveLength(1);
    });

    test('[ADS-04] returns banners only for a page without product places', async () => {
      const { adServer, sold } = await makeWorld();
      const { products, banners } = rightOf(await adServer.generate({ ...sold, maxNumberOfAds: 0 })());
      expect([products, banners.length > 0]).toEqual([[], true]);
    });

    test('[ADS-05] returns products without banners for a carousel', async () => {
      const { adServer, sold } = await makeWorld();
      const { bannerSlotIds: _slots, ...row } = sold;
      const { products, banners } = rightOf(await adServer.generate(row)());
      expect([products.length >= 2, banners]).toEqual([true, []]);
    });

    test('[ADS-04] returns empty lists when nothing matches', async () => {
      const { adServer, sold } = await makeWorld();
      expect(await adServer.generate({ ...sold, productFilters: NOBODYS })()).toEqual(
        E.right({ products: [], banners: [] }),
      );
    });

    test('[ADS-05] returns slides with their products for a search', async () => {
      const { adServer, soldSlides } = await makeWorld();
      const slides = rightOf(await adServer.bannerX(soldSlides)());
      expect(slides.length).toBeGreaterThan(0);
      for (const { slotId, slide } of slides) {
        expect(slotId).toBe(soldSlides.bannerSlotIds[0]?.slotId);
        expect([slide.ctaLink, slide.heroImage]).toEqual([
          expect.stringMatching(ADDRESS),
          expect.stringMatching(ADDRESS),
        ]);
      }
      expect(slides.flatMap(({ skus }) => skus)).not.toEqual([]);
    });

    test('[ADS-05] returns no slides for an unsold slot', async () => {
      const { adServer, soldSlides } = await makeWorld();
      const bannerSlotIds = [{ slotId: 'Nobodys_Slot_1', maxNumberOfAds: 5 }];
      expect(await adServer.bannerX({ ...soldSlides, bannerSlotIds })()).toEqual(E.right([]));
    });

    test('[ORD-03] counts a reported order once, however often it is reported', async () => {
      const { adServer, orders } = await makeWorld();
      const order = {
        id: '900001',
        sessionId: '7f6f9a51-5f0e-4b7a-9e0c-2a8f3b1c4d5e',
        customerId: undefined,
        placedAt: '2030-01-05T18:03:11.000Z',
        items: [{ sku: 'SKU-1001', quantity: 2, price: 13.99 }],
      };
      expect([await adServer.order(order)(), await adServer.order(order)()]).toEqual([
        E.right(undefined),
        E.right(undefined),
      ]);
      expect(await orders('900001')).toBe(1);
    });

    test.each(['impression', 'click'] as const)(
      '[ADS-09] counts a reported %s once, however often it is reported',
      async (kind) => {
        const { adServer, sold, counted } = await makeWorld();
        const [ad] = rightOf(await adServer.generate(sold)()).products;
        const id = ad?.id ?? 'none';
        expect(await counted(kind, id)).toBe(0);
        // A click implies an impression.
        await adServer.impression(id)();
        expect([await adServer[kind](id)(), await adServer[kind](id)()]).toEqual([
          E.right(undefined),
          E.right(undefined),
        ]);
        // Some implementations write reports asynchronously.
        await eventually(async () => expect(await counted(kind, id)).toBe(1));
      },
    );
  });
};

const ADDRESS = /^(?:\/[^/\\]|https?:\/\/)/;

const rightOf = <A>(response: E.Either<unknown, A>): A => {
  if (E.isLeft(response)) throw new Error(`the ad server failed: ${JSON.stringify(response.left)}`);
  return response.right;
};
