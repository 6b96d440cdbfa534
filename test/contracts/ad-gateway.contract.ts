import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { composeKey } from '../../core/ads/ad';
import type { CarouselCall, CatapultCall, GridCall } from '../../core/ads/ad-call';
import type { AdGateway } from '../../core/ads/ad-gateway';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import type { Making } from './making';

export interface AdGatewayWorld {
  readonly gateway: AdGateway;
  /** Calls with a non-empty response. */
  readonly grid: GridCall;
  readonly carousel: CarouselCall;
  readonly catapult: CatapultCall;
  /** A grid call without ads. */
  readonly nothing: GridCall;
}

export interface FailingAdGatewayWorld extends AdGatewayWorld {
  /** From now on the service does not respond. */
  readonly goesDown: () => void;
  /** From now on every response is this status with this JSON. */
  readonly refuses: (status: number, info: unknown) => void;
  /** From now on every response is a 200 with a malformed body. */
  readonly talksNonsense: () => void;
}

const CALLS = ['grid', 'carousel', 'catapult'] as const;
type Call = (typeof CALLS)[number];

const request = (
  world: AdGatewayWorld,
  call: Call,
  signal?: AbortSignalLike,
): ReturnType<TaskEither<unknown, unknown>> => {
  const { gateway } = world;
  if (call === 'grid') return gateway.grid(world.grid, signal)();
  return call === 'carousel' ? gateway.carousel(world.carousel, signal)() : gateway.catapult(world.catapult, signal)();
};

const ADDRESS = /^(\/(?!\/)|https?:\/\/)/;

/** Every AdGateway, fake or real, passes this. */
export const adGatewayContract = (name: string, makeWorld: Making<AdGatewayWorld>): void => {
  describe(`[PLT-02] ${name} as an AdGateway`, () => {
    test('[ADS-04] returns at most the requested number of ads for a grid, each with its product and position', async () => {
      const { gateway, grid } = await makeWorld();
      const response = await gateway.grid(grid)();
      if (E.isLeft(response)) throw new Error(response.left.kind);
      const { ads } = response.right;
      expect(ads.length).toBeGreaterThan(0);
      expect(ads.length).toBeLessThanOrEqual(grid.maxNumberOfAds);
      for (const ad of ads) {
        expect(ad).toMatchObject({
          sku: expect.stringMatching(/\S/),
          name: expect.stringMatching(/\S/),
          url: expect.stringMatching(ADDRESS),
          citrus: { id: expect.stringMatching(/\S/) },
        });
      }
    });

    test('[ADS-04] returns banners for the requested slots, composed under their common name', async () => {
      const { gateway, grid } = await makeWorld();
      const response = await gateway.grid(grid)();
      if (E.isLeft(response)) throw new Error(response.left.kind);
      const { banners, composeBanners } = response.right;
      expect(banners.length).toBeGreaterThan(0);
      for (const { slotId, imageUrl, linkUrl, size } of banners) {
        expect(grid.bannerSlotIds).toContain(slotId);
        expect([imageUrl, linkUrl]).toEqual([expect.stringMatching(ADDRESS), expect.stringMatching(ADDRESS)]);
        expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
        const { mobile, desktop } = composeBanners.get(composeKey(slotId)) ?? {};
        expect([mobile?.slotId, desktop?.slotId]).toContain(slotId);
      }
    });

    test('[ADS-04] returns empty lists when nothing matches', async () => {
      const { gateway, nothing } = await makeWorld();
      expect(await gateway.grid(nothing)()).toEqual(E.right({ ads: [], banners: [], composeBanners: new Map() }));
    });

    test('[ADS-05] returns ads without banners for a carousel', async () => {
      const { gateway, carousel } = await makeWorld();
      const response = await gateway.carousel(carousel)();
      if (E.isLeft(response)) throw new Error(response.left.kind);
      expect(response.right.ads.length).toBeGreaterThan(0);
      expect(response.right).toMatchObject({ banners: [], composeBanners: new Map() });
    });

    test('[ADS-05] returns slides with links and products for the catapult', async () => {
      const { gateway, catapult } = await makeWorld();
      const response = await gateway.catapult(catapult)();
      if (E.isLeft(response)) throw new Error(response.left.kind);
      const { slides, products } = response.right;
      expect(slides.length).toBeGreaterThan(0);
      expect(products.length).toBeGreaterThan(0);
      for (const { ctaLink, heroImage } of slides)
        expect([ctaLink, heroImage]).toEqual([expect.stringMatching(ADDRESS), expect.stringMatching(ADDRESS)]);
    });

    test.each(CALLS)('[ADS-12] aborts a call for the %s at once without affecting another', async (call) => {
      const world = await makeWorld();
      const [first, before, kept] = [new AbortController(), new AbortController(), new AbortController()];
      before.abort();
      const outcomes = Promise.all([
        request(world, call, first.signal),
        request(world, call, before.signal),
        request(world, call, kept.signal),
      ]);
      first.abort();
      const aborted = E.left({ kind: 'unreachable', service: 'ads', cause: 'aborted' });
      expect(await outcomes).toEqual([aborted, aborted, expect.objectContaining({ _tag: 'Right' })]);
    });
  });
};

/** Every AdGateway whose service can be made to fail passes this, once for each of its calls. */
export const adGatewayFailuresContract = (name: string, makeWorld: Making<FailingAdGatewayWorld>): void => {
  describe(`[PLT-02] ${name} when its service fails`, () => {
    test.each(CALLS)('[ADS-07] %s: returns a missing response as a failure', async (call) => {
      const world = await makeWorld();
      world.goesDown();
      expect(await request(world, call)).toEqual(E.left({ kind: 'unreachable', service: 'ads', cause: 'network' }));
    });

    test.each(CALLS)("[ADS-08] %s: a refusal keeps its status and the proxy's JSON", async (call) => {
      const world = await makeWorld();
      const info = { errors: [{ errorKey: '_ERR_BAD_ANSWER' }] };
      world.refuses(502, info);
      expect(await request(world, call)).toEqual(
        E.left({
          kind: 'ads-refused',
          message: 'An error occurred while fetching the data.',
          status: 502,
          info,
        }),
      );
    });

    test.each(CALLS)('[ADS-07] %s: returns a malformed response as a failure that names the problem', async (call) => {
      const world = await makeWorld();
      world.talksNonsense();
      expect(await request(world, call)).toEqual(
        E.left({
          kind: 'unintelligible',
          service: 'ads',
          problems: expect.arrayContaining([expect.stringMatching(/^\S+: expected .+, got .+/)]),
        }),
      );
    });

    test('[ADS-12] sends a new request each time, so that a recovered service responds', async () => {
      const world = await makeWorld();
      world.goesDown();
      await request(world, 'grid');
      world.refuses(429, undefined);
      expect(await request(world, 'grid')).toMatchObject(E.left({ kind: 'ads-refused', status: 429 }));
    });
  });
};
