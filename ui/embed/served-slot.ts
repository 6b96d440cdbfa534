import type { IO } from 'fp-ts/IO';
import type { AdPlatform } from '../../core/ads/ad-page';
import type { AdPlaces, ShownAds, WatchOptions } from '../../core/ads/page-ads';
import type { ReportAds } from '../../core/ads/reporting/ad-report';
import { whenHalfSeen } from '../design/when-half-seen';
import type { EmbedOptions } from './options';
import type { Placeholder } from './placeholders';
import type { Slot } from './slot';
import { decide, type SlotContent } from './slot-content';
import type { AdBrand, SlotRenderer } from './slot-renderer';

/** Wraps a function so that it never throws: an error is logged in one line. */
export type Guarded = <Arguments extends unknown[]>(
  act: (...given: Arguments) => void,
) => (...given: Arguments) => void;

/** A placeholder of the page with its open slot and the slot's content. */
export interface ServedSlot {
  readonly placeholder: Placeholder;
  readonly slot: Slot;
  content: SlotContent | undefined;
  /** Functions that remove the listeners of the content. */
  stops: ReadonlyArray<() => void>;
}

export interface RenderContext {
  readonly document: Document;
  readonly brand: AdBrand;
  readonly shopOrigin: string;
  readonly platform: IO<AdPlatform>;
  readonly report: ReportAds;
  readonly guarded: Guarded;
  readonly options: Pick<EmbedOptions, 'maxAds' | 'onAddToCart'>;
}

/** Removes the listeners of a slot's content. */
export const endContent = (served: ServedSlot): void => {
  for (const stop of served.stops) stop();
  served.stops = [];
  served.content = undefined;
};

/** Shows the matching ad in a slot. A slot that contains the focus is not changed. */
export const renderSlot = (served: ServedSlot, shown: ShownAds, context: RenderContext): void => {
  const { slot, placeholder } = served;
  const { dataset } = placeholder.element;
  const decision = decide(placeholder, shown, { platform: context.platform(), maxAds: context.options.maxAds });
  if (decision === 'unknown') return;
  const next = decision === 'none' ? undefined : decision;
  if (next?.key === served.content?.key && dataset['ads'] !== undefined) return;
  if (slot.hasFocus()) return;
  endContent(served);
  const stops: Array<() => void> = [];
  const rendered = next?.render(rendererOf(context, stops));
  slot.show(rendered?.node);
  dataset['ads'] = rendered === undefined ? 'none' : 'shown';
  if (rendered !== undefined) {
    served.content = next;
    stops.push(rendered.start());
  }
  served.stops = stops;
};

/** Returns the renderer of a slot. Functions that stop counting views are added to `stops`. */
const rendererOf = (
  { document, brand, shopOrigin, report, guarded, options }: RenderContext,
  stops: Array<() => void>,
): SlotRenderer => ({
  document,
  brand,
  shopOrigin,
  count: (element, id) =>
    stops.push(
      whenHalfSeen(
        element,
        guarded(() => report.seen(id)()),
      ),
    ),
  clicked: guarded((ad: Parameters<SlotRenderer['clicked']>[0]) => report.clicked(ad)()),
  addToCart: options.onAddToCart === undefined ? undefined : guarded(options.onAddToCart),
});

/**
 * Returns the ad places to request: those of the new slots, and all tiles of the page, since the ad server counts them.
 */
export const placesOf = (requested: ReadonlySet<ServedSlot>, all: Iterable<ServedSlot>): AdPlaces => {
  const placeholders = [...requested].map(({ placeholder }) => placeholder);
  const positions = (from: ReadonlyArray<Placeholder>): ReadonlyArray<number> =>
    from.flatMap((placeholder) => (placeholder.kind === 'tile' ? [placeholder.position] : []));
  const counts = placeholders.flatMap((placeholder) => (placeholder.kind === 'row' ? [placeholder.count] : []));
  return {
    tiles: positions(placeholders).length === 0 ? [] : positions([...all].map(({ placeholder }) => placeholder)),
    bannerSlotIds: [
      ...new Set(placeholders.flatMap((placeholder) => (placeholder.kind === 'banner' ? [placeholder.slotId] : []))),
    ],
    carousel: counts.length === 0 ? undefined : Math.max(...counts),
    hasCatapult: placeholders.some(({ kind }) => kind === 'catapult'),
  };
};

/** Returns whether one of the slots, which may be released one by one, is for ads of this kind at this position. */
export const hasPlaceIn =
  (slots: ReadonlySet<ServedSlot>): NonNullable<WatchOptions['hasPlace']> =>
  (kind, position) =>
    [...slots].some(({ placeholder }) =>
      placeholder.kind === 'tile'
        ? kind === 'grid' && placeholder.position === position
        : placeholder.kind === (kind === 'carousel' ? 'row' : kind),
    );
