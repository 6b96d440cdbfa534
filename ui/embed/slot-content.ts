import type { AdPlatform } from '../../core/ads/ad-page';
import { adAt, bannerOf, type ShownAds } from '../../core/ads/page-ads';
import { renderBanner } from './render-banner';
import { renderCatapult, renderRow, type RenderedContent } from './render-carousel';
import { renderTile } from './render-tile';
import type { SlotRenderer } from './slot-renderer';
import type { Placeholder } from './placeholders';

/** The content of a slot. */
export interface SlotContent {
  /** Equal keys mean equal content. */
  readonly key: string;
  readonly render: (renderer: SlotRenderer) => RenderedContent;
}

/** `unknown` before the response: the slot is not changed. */
export type SlotDecision = SlotContent | 'none' | 'unknown';

/** Decides the content of a placeholder's slot: a matching ad or banner, or nothing (ADS-07). */
export const decide = (
  placeholder: Placeholder,
  shown: ShownAds,
  { platform, maxAds }: { readonly platform: AdPlatform; readonly maxAds: number },
): SlotDecision => {
  switch (placeholder.kind) {
    case 'tile': {
      if (shown.grid?.kind !== 'shown') return 'unknown';
      const ad = adAt(shown.grid, placeholder.position);
      return ad === undefined
        ? 'none'
        : of(
            [ad.citrus.id],
            still((renderer) => renderTile(renderer, ad)),
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
            still((renderer) => renderBanner(renderer, banner)),
          );
    }
    case 'row': {
      if (shown.carousel?.kind !== 'shown') return 'unknown';
      const ads = shown.carousel.response.ads.slice(0, Math.min(placeholder.count, maxAds));
      const ids = ads.map(({ citrus }) => citrus.id);
      return ads.length === 0 ? 'none' : of(ids, (renderer) => renderRow(renderer, ads));
    }
    case 'catapult': {
      if (shown.catapult?.kind !== 'shown') return 'unknown';
      const { response } = shown.catapult;
      const ids = response.slides.map(({ citrusAdId }) => citrusAdId);
      return ids.length === 0 ? 'none' : of(ids, (renderer) => renderCatapult(renderer, response));
    }
  }
};

const of = (ids: ReadonlyArray<string>, render: SlotContent['render']): SlotContent => ({ key: ids.join(' '), render });

/** Content without listeners of its own. */
const still =
  (render: (renderer: SlotRenderer) => HTMLElement): SlotContent['render'] =>
  (renderer) => ({ node: render(renderer), start: () => () => undefined });
