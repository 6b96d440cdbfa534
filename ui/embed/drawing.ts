import type { AdPlatform } from '../../core/ads/ad-page';
import { adAt, bannerOf, type ShownAds } from '../../core/ads/page-ads';
import { drawBanner } from './draw-banner';
import { drawCatapult, drawRow, type Moving } from './draw-carousel';
import { drawTile } from './draw-tile';
import type { Easel } from './easel';
import type { Placeholder } from './placeholders';

/** What is to stand in a placeholder. */
export interface Drawing {
  /** Drawings with the same key look the same. */
  readonly key: string;
  readonly draw: (easel: Easel) => Moving;
}

/** `unknown` while nobody knows what is to stand there: then what stands there stays. */
export type Decision = Drawing | 'none' | 'unknown';

/** What a placeholder shows of what is known of its page's ads: an ad or banner that matches it, or nothing (ADS-07). */
export const decide = (
  placeholder: Placeholder,
  shown: ShownAds,
  { platform, maxAds }: { readonly platform: AdPlatform; readonly maxAds: number },
): Decision => {
  switch (placeholder.kind) {
    case 'tile': {
      if (shown.grid?.kind !== 'shown') return 'unknown';
      const ad = adAt(shown.grid, placeholder.position);
      return ad === undefined
        ? 'none'
        : of(
            [ad.citrus.id],
            still((easel) => drawTile(easel, ad)),
          );
    }
    case 'banner': {
      if (shown.grid?.kind !== 'shown') return 'unknown';
      const forms = bannerOf(shown.grid, placeholder.slotId);
      const banner = platform === 'Mobile' ? (forms?.mobile ?? forms?.desktop) : (forms?.desktop ?? forms?.mobile);
      return banner === undefined
        ? 'none'
        : of(
            [banner.id],
            still((easel) => drawBanner(easel, banner)),
          );
    }
    case 'row': {
      if (shown.carousel?.kind !== 'shown') return 'unknown';
      const ads = shown.carousel.answer.ads.slice(0, Math.min(placeholder.count, maxAds));
      const ids = ads.map(({ citrus }) => citrus.id);
      return ads.length === 0 ? 'none' : of(ids, (easel) => drawRow(easel, ads));
    }
    case 'catapult': {
      if (shown.catapult?.kind !== 'shown') return 'unknown';
      const { answer } = shown.catapult;
      const ids = answer.slides.map(({ citrusAdId }) => citrusAdId);
      return ids.length === 0 ? 'none' : of(ids, (easel) => drawCatapult(easel, answer));
    }
  }
};

const of = (ids: ReadonlyArray<string>, draw: Drawing['draw']): Drawing => ({ key: ids.join(' '), draw });

/** What does not move. */
const still =
  (draw: (easel: Easel) => HTMLElement): Drawing['draw'] =>
  (easel) => ({ node: draw(easel), start: () => () => undefined });
