import type { IO } from 'fp-ts/IO';
import type { AdFeed } from '../../core/ads/ad-feed';
import type { AdPlatform } from '../../core/ads/ad-page';
import type { ReportAds } from '../../core/ads/reporting/ad-report';
import { makeDrawnAds, type DrawnAds } from '../../core/ads/drawn-ads';
import type { AdPlaces, PageAds, ShownAds } from '../../core/ads/page-ads';
import type { Pause } from '../../core/shared/pause';
import { whenHalfSeen } from '../design/when-half-seen';
import { decide, type Drawing } from './drawing';
import type { Easel } from './easel';
import type { EmbedOptions } from './options';
import type { Place, Places } from './place';
import { findPlaceholders, PLACEHOLDER_ATTRIBUTES, type Placeholder } from './placeholders';

/** What a page is served with. */
export interface EmbedSupplies {
  readonly pageAds: PageAds;
  readonly feed: Pick<AdFeed, 'refresh'>;
  readonly report: ReportAds;
  readonly platform: IO<AdPlatform>;
  readonly pause: Pause;
}

export interface ServingPorts {
  readonly window: Window & typeof globalThis;
  readonly shopOrigin: string;
  readonly places: Places;
  readonly supplies: EmbedSupplies;
  /** Makes something that never throws: what goes wrong in it is written down in one line. */
  readonly guarded: <Arguments extends unknown[]>(act: (...given: Arguments) => void) => (...given: Arguments) => void;
}

/** A page that is served until it is stopped. */
export interface Serving {
  /** Looks for placeholders, and asks anew for those that are served. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

/** What a page changes in one go is looked at once. */
const LOOK_AFTER_MS = 200;

interface Member {
  readonly placeholder: Placeholder;
  readonly place: Place;
  drawing: Drawing | undefined;
  /** End what the drawing listens to. */
  stops: ReadonlyArray<() => void>;
}

/** Placeholders that were found together and are asked for together. */
interface Batch {
  readonly members: Set<Member>;
  readonly stop: () => void;
}

/**
 * Serves the placeholders of a page: those that are there, and those that come later (ADS-02). Each is asked for once,
 * and forgotten when it has gone or asks for something else.
 */
export const startServing = (ports: ServingPorts, options: EmbedOptions): Serving => {
  const { window, shopOrigin, places, supplies, guarded } = ports;
  const { document } = window;
  const members = new Map<HTMLElement, Member>();
  const batches = new Set<Batch>();
  const unserved = new Set<Member>();
  /** Those in which nothing can be drawn: it is tried, and written down, once. */
  const refused = new WeakSet<HTMLElement>();
  let isOver = false;
  const later = (milliseconds: number, act: () => void): void =>
    void supplies
      .pause(milliseconds)()
      .then(() => {
        if (!isOver) guarded(act)();
      });

  const hear = (): DrawnAds =>
    makeDrawnAds(supplies, options.onAds === undefined ? () => undefined : guarded(options.onAds));

  const empty = (member: Member): void => {
    for (const stop of member.stops) stop();
    member.stops = [];
    member.drawing = undefined;
  };

  const draw = (member: Member, shown: ShownAds): void => {
    const { place, placeholder } = member;
    const decision = decide(placeholder, shown, { platform: supplies.platform(), maxAds: options.maxAds });
    if (decision === 'unknown') return;
    const next = decision === 'none' ? undefined : decision;
    if (next?.key === member.drawing?.key && placeholder.element.dataset['ads'] !== undefined) return;
    if (place.hasFocus()) return;
    empty(member);
    const stops: Array<() => void> = [];
    const drawn = next?.draw({
      document,
      shopOrigin,
      count: (element, id) =>
        stops.push(
          whenHalfSeen(
            element,
            guarded(() => supplies.report.seen(id)()),
          ),
        ),
      clicked: guarded((ad: Parameters<Easel['clicked']>[0]) => supplies.report.clicked(ad)()),
      addToCart: options.onAddToCart === undefined ? undefined : guarded(options.onAddToCart),
    });
    place.show(drawn?.node);
    placeholder.element.dataset['ads'] = drawn === undefined ? 'none' : 'shown';
    if (drawn !== undefined) {
      member.drawing = next;
      stops.push(drawn.start());
    }
    member.stops = stops;
  };

  const ask = (): void => {
    const asked = new Set(unserved);
    unserved.clear();
    if (asked.size === 0) return;
    const heard = [hear(), hear()];
    const unwatch = supplies.pageAds.watch(options.page, placesOf(asked, members.values()), (shown) => {
      for (const member of asked) guarded(() => draw(member, shown))();
      [shown.grid, shown.carousel].forEach((state, index) => heard[index]?.drawn(state));
    });
    const stop = (): void => {
      unwatch();
      for (const drawn of heard) drawn.stop();
    };
    batches.add({ members: asked, stop });
  };

  const forget = (member: Member): void => {
    empty(member);
    unserved.delete(member);
    delete member.placeholder.element.dataset['ads'];
    member.place.leave();
    members.delete(member.placeholder.element);
    for (const batch of [...batches]) {
      if (!batch.members.delete(member) || batch.members.size > 0) continue;
      batch.stop();
      batches.delete(batch);
    }
  };

  const look = (): void => {
    const found = findPlaceholders(document);
    const keys = new Map(found.map(({ element, key }) => [element, key]));
    for (const member of [...members.values()]) {
      if (keys.get(member.placeholder.element) !== member.placeholder.key) forget(member);
    }
    const theme = themeOf(window, options.theme);
    for (const placeholder of found) {
      const { element } = placeholder;
      if (members.has(element) || refused.has(element)) continue;
      refused.add(element);
      guarded(() => {
        const place = places.open(placeholder, { theme, buys: options.onAddToCart !== undefined });
        const member: Member = { placeholder, place, drawing: undefined, stops: [] };
        members.set(element, member);
        unserved.add(member);
        refused.delete(element);
      })();
    }
    // While the page is still coming in, places are kept free; all that it has are asked for in one go.
    if (document.readyState !== 'loading') ask();
  };

  let isLookDue = false;
  const observer = new window.MutationObserver(() => {
    if (isLookDue) return;
    isLookDue = true;
    later(LOOK_AFTER_MS, () => {
      isLookDue = false;
      look();
    });
  });
  const arrived = guarded(look);

  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: PLACEHOLDER_ATTRIBUTES,
  });
  document.addEventListener('DOMContentLoaded', arrived, { passive: true });
  supplies.report.sendStored();
  look();

  return {
    refresh: () => {
      look();
      supplies.feed.refresh();
    },
    stop: () => {
      isOver = true;
      observer.disconnect();
      document.removeEventListener('DOMContentLoaded', arrived);
      for (const member of [...members.values()]) forget(member);
    },
  };
};

/** What is asked for: the new placeholders, with all tiles of the page, which the ad server counts from the first. */
const placesOf = (asked: ReadonlySet<Member>, all: Iterable<Member>): AdPlaces => {
  const placeholders = [...asked].map(({ placeholder }) => placeholder);
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

const themeOf = (window: Window, theme: EmbedOptions['theme']): 'light' | 'dark' => {
  if (theme !== 'auto') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
