import type { IO } from 'fp-ts/IO';
import { DEBOUNCE_MS } from '../configuration/constants';
import type { Pause } from '../shared/pause';
import type { AdResponse, AdBanner, CatapultResponse, ProductAd } from './ad';
import type { AdFeed, AdState } from './ad-feed';
import type { AdPage, AdPlatform } from './ad-page';
import { makeDistinctAds } from './distinct-ads';
import type { FetchAds } from './fetch-ads';

/** The places for ads on a page. */
export interface AdPlaces {
  /** Positions of its tiles, from 1 on. */
  readonly tiles: ReadonlyArray<number>;
  /** Slot ids of its static banners. */
  readonly bannerSlotIds: ReadonlyArray<string>;
  /** Number of ads that fit into the row; undefined on a page without a row. */
  readonly carousel: number | undefined;
  readonly hasCatapult: boolean;
}

/**
 * The ads that the places show now. A kind is undefined when the page has no such place, and for a catapult that is
 * switched off.
 */
export interface ShownAds {
  readonly grid: AdState<AdResponse> | undefined;
  readonly carousel: AdState<AdResponse> | undefined;
  readonly catapult: AdState<CatapultResponse> | undefined;
}

type Kind = keyof ShownAds;

export interface WatchOptions {
  /**
   * Whether the watcher has a place of this kind now; of the grid, a tile at this position. Other watchers may show the
   * products of the ads for other places. Without this function, the watcher has all of its `AdPlaces`.
   */
  readonly hasPlace?: ((kind: Kind, position?: number) => boolean) | undefined;
  /**
   * The function that ends an earlier watch. It is called, and the products of that watch count as shown until the
   * response to this one arrives.
   */
  readonly replaces?: (() => void) | undefined;
}

/** All ads of one page. */
export interface PageAds {
  /**
   * Fetches ads for these places and notifies the listener of each change, until the returned function is called.
   * Nothing is fetched for kinds of places that the page does not have. The grid has only ads for the tiles.
   */
  readonly watch: (
    page: AdPage,
    places: AdPlaces,
    listener: (shown: ShownAds) => void,
    options?: WatchOptions,
  ) => () => void;
}

export interface PageAdsPorts {
  readonly fetchAds: FetchAds;
  readonly feed: AdFeed;
  readonly platform: IO<AdPlatform>;
  /** Calls `run` whenever the window's width changes. The returned function removes the listener. */
  readonly whenResized: (run: () => void) => () => void;
  /**
   * Whether the layout shows the tile at this position at the window's width. Without this function, all tiles count as
   * shown.
   */
  readonly isTileDisplayed?: ((position: number) => boolean) | undefined;
  readonly pause: Pause;
}

type Watching = (key: string, listener: (state: ShownAds[Kind]) => void) => () => void;

/** Makes what returns the kinds of ads that a page has, with how each of them is watched. */
const makeKindsOf =
  (fetchAds: PageAdsPorts['fetchAds'], feed: PageAdsPorts['feed'], distinct: ReturnType<typeof makeDistinctAds>) =>
  (
    page: AdPage,
    places: AdPlaces,
    placeOf: Readonly<Record<Kind, object>>,
    hasPlace: NonNullable<WatchOptions['hasPlace']>,
  ): ReadonlyArray<readonly [Kind, Watching]> => {
    const { tiles, bannerSlotIds, carousel, hasCatapult } = places;
    const hasGrid = tiles.length > 0 || bannerSlotIds.length > 0;
    let isGridLoading = hasGrid;
    const waiting = new Map<Kind, () => void>();
    /** A row that loses a product is shorter, a tile is empty. Ads of other kinds therefore wait for those of the grid. */
    const afterGrid = (kind: Kind, state: ShownAds[Kind], show: () => void): void => {
      waiting.delete(kind);
      if (isGridLoading && state?.kind === 'shown') waiting.set(kind, show);
      else show();
    };
    const gridPlaces = { bannerSlotIds, tileCount: tiles.length };
    const grid: Watching = (key, listener) =>
      feed.watch(
        key,
        (left) => fetchAds.grid(page, gridPlaces, left),
        (state) => {
          listener(
            distinct.ofGrid(
              placeOf.grid,
              state,
              ({ citrus: { position } }) => tiles.some((tile) => tile === position) && hasPlace('grid', position),
            ),
          );
          isGridLoading = state.kind === 'loading';
          if (isGridLoading) return;
          for (const show of waiting.values()) show();
          waiting.clear();
        },
      );
    const row: Watching = (key, listener) =>
      feed.watch(
        key,
        (left) => fetchAds.carousel(page, left),
        (state) =>
          afterGrid('carousel', state, () =>
            listener(distinct.ofGrid(placeOf.carousel, state, () => hasPlace('carousel'))),
          ),
      );
    const catapult: Watching = (key, listener) =>
      feed.watch(
        key,
        (left) => fetchAds.catapult(page, left),
        (state) =>
          afterGrid('catapult', state, () =>
            listener(distinct.ofCatapult(placeOf.catapult, state, () => hasPlace('catapult'))),
          ),
      );
    return [
      ...(hasGrid ? [['grid', grid] as const] : []),
      ...(carousel === undefined ? [] : [['carousel', row] as const]),
      ...(hasCatapult && page.isCatapultOn && page.pageType === 'Search' ? [['catapult', catapult] as const] : []),
    ];
  };

/**
 * Makes the ads of a page, in which no product is advertised twice (FND-05). The grid is requested on pages with tiles or
 * banner slots, the catapult on a search page where it is switched on. Tiles that the layout hides are not requested. A
 * change of the window's width, after 250 ms without another one, leads to a new request when it crosses the limit
 * between mobile and desktop, or shows a tile that was not requested yet (ADS-11). The shown ads stay until the response
 * arrives. A tile that is hidden and shown again keeps its ad.
 */
export const makePageAds = (ports: PageAdsPorts): PageAds => {
  const { fetchAds, feed, platform, whenResized, isTileDisplayed = () => true, pause } = ports;
  const distinct = makeDistinctAds();
  const kindsOf = makeKindsOf(fetchAds, feed, distinct);
  /** The places of each watch by the function that ends it, unless another watch has taken them over. */
  const held = new Map<() => void, Readonly<Record<Kind, object>>>();

  return {
    watch: (page, places, listener, { hasPlace = () => true, replaces } = {}) => {
      let shown: ShownAds = { grid: undefined, carousel: undefined, catapult: undefined };
      let askedFor: AdPlatform;
      let asked: ReadonlyArray<number>;
      let stops: ReadonlyArray<() => void> = [];
      const taken = replaces && held.get(replaces);
      const placeOf = taken ?? { grid: {}, carousel: {}, catapult: {} };
      const watchAll = (): void => {
        let isReady = false;
        askedFor = platform();
        asked = places.tiles.filter(isTileDisplayed);
        const now = { ...places, tiles: asked };
        const before = stops;
        stops = kindsOf(page, now, placeOf, hasPlace).map(([kind, watching]) =>
          watching(JSON.stringify([kind, askedFor, page, now]), (state) => {
            if (shown[kind]?.kind === 'shown' && state?.kind !== 'shown') return;
            shown = { ...shown, [kind]: state };
            if (isReady) listener(shown);
          }),
        );
        for (const stop of before) stop();
        isReady = true;
        listener(shown);
      };
      watchAll();
      if (replaces !== undefined) {
        held.delete(replaces);
        replaces();
      }

      const isMoreDisplayed = (): boolean =>
        places.tiles.some((position) => isTileDisplayed(position) && !asked.includes(position));
      let resizes = 0;
      const stopResized = whenResized(() => {
        const own = (resizes += 1);
        void pause(DEBOUNCE_MS.adResize)().then(() => {
          if (own === resizes && (platform() !== askedFor || isMoreDisplayed())) watchAll();
        });
      });
      const end = (): void => {
        resizes = -1;
        stopResized();
        for (const stop of stops) stop();
        if (!held.delete(end)) return;
        for (const place of Object.values(placeOf)) distinct.release(place);
      };
      held.set(end, placeOf);
      return end;
    },
  };
};

/** Returns the ad of the tile at a position: the ad that the ad server assigned to this position (ADS-07). */
export const adAt = (state: AdState<AdResponse> | undefined, position: number): ProductAd | undefined =>
  state?.kind === 'shown' ? state.response.ads.find(({ citrus }) => citrus.position === position) : undefined;

/**
 * Returns the banner of exactly this slot, together with the form for the other kind of screen where there is one
 * (ADS-10).
 */
export const bannerOf = (
  state: AdState<AdResponse> | undefined,
  slotId: string,
): { readonly mobile: AdBanner | undefined; readonly desktop: AdBanner | undefined } | undefined => {
  if (state?.kind !== 'shown') return undefined;
  const { banners, composeBanners } = state.response;
  const composed = [...composeBanners.values()].find(
    ({ mobile, desktop }) => mobile?.slotId === slotId || desktop?.slotId === slotId,
  );
  const own = banners.find((banner) => banner.slotId === slotId);
  return composed ?? (own === undefined ? undefined : { mobile: own, desktop: own });
};
