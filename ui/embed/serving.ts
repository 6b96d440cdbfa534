import type { IO } from 'fp-ts/IO';
import type { AdFeed } from '../../core/ads/ad-feed';
import type { AdPlatform } from '../../core/ads/ad-page';
import { makeDrawnAds } from '../../core/ads/drawn-ads';
import type { PageAds, ShownAds } from '../../core/ads/page-ads';
import type { ReportAds } from '../../core/ads/reporting/ad-report';
import type { Disposer } from '../../core/shared/disposer';
import type { Pause } from '../../core/shared/pause';
import type { EmbedOptions } from './options';
import { findPlaceholders, PLACEHOLDER_ATTRIBUTES, type Placeholder } from './placeholders';
import {
  endContent,
  hasPlaceIn,
  placesOf,
  renderSlot,
  type Guarded,
  type RenderContext,
  type ServedSlot,
} from './served-slot';
import type { Slots } from './slot';
import type { AdBrand } from './slot-renderer';

/** The use cases that serving ads needs. */
export interface EmbedDependencies {
  readonly pageAds: PageAds;
  readonly feed: Pick<AdFeed, 'refresh'>;
  readonly report: ReportAds;
  readonly platform: IO<AdPlatform>;
  readonly pause: Pause;
}

export interface ServingPorts {
  readonly window: Window & typeof globalThis;
  readonly shopOrigin: string;
  readonly brand: AdBrand;
  readonly slots: Slots;
  readonly dependencies: EmbedDependencies;
  readonly guarded: Guarded;
}

/** The handle of a page that is being served. */
export interface Serving {
  /** Looks for placeholders and requests new ads for the served ones. */
  readonly refresh: () => void;
  readonly stop: Disposer;
}

/** Changes of the page within this time are handled together. */
const SCAN_AFTER_MS = 200;

/** Slots that were found together and share one request. */
interface Batch {
  readonly slots: Set<ServedSlot>;
  readonly stop: Disposer;
}

/**
 * Serves the placeholders of a page, including those added later (ADS-02). It requests ads once for each. A placeholder
 * that was removed or changed is released.
 */
export const startServing = (ports: ServingPorts, options: EmbedOptions): Serving => {
  const { window, dependencies, guarded } = ports;
  const { document } = window;
  const { report, platform } = dependencies;
  const context: RenderContext = {
    document,
    shopOrigin: ports.shopOrigin,
    brand: ports.brand,
    platform,
    report,
    guarded,
    options,
  };
  const slots = makeServedSlots(ports, options);

  const scan = (): void => {
    const found = findPlaceholders(document);
    slots.releaseOthers(found);
    const theme = themeOf(window, options.theme);
    for (const placeholder of found) slots.open(placeholder, theme);
    // While the page is loading, slots are only opened. One request for all of them follows.
    if (document.readyState === 'loading') return;
    slots.request((unrequested, all) => request(unrequested, all, context, ports, options));
  };

  const stopObserving = observeChanges(ports, scan);
  report.sendStored();
  scan();

  return {
    refresh: () => {
      scan();
      dependencies.feed.refresh();
    },
    stop: () => {
      stopObserving();
      slots.releaseOthers([]);
    },
  };
};

/** The slots of a page and their requests. */
interface ServedSlots {
  /** Opens a slot in a placeholder that has none. */
  readonly open: (placeholder: Placeholder, theme: 'light' | 'dark') => void;
  /** Releases the slots of all placeholders that are not in the list or have changed. */
  readonly releaseOthers: (found: ReadonlyArray<Placeholder>) => void;
  /** Makes one request for all slots without one. `all` are the open slots. */
  readonly request: (make: (unrequested: Set<ServedSlot>, all: Iterable<ServedSlot>) => Batch) => void;
}

const makeServedSlots = ({ slots, guarded }: ServingPorts, options: EmbedOptions): ServedSlots => {
  const served = new Map<HTMLElement, ServedSlot>();
  const batches = new Set<Batch>();
  const unrequested = new Set<ServedSlot>();
  /** Elements in which no slot can be opened. Each is tried and logged once. */
  const refused = new WeakSet<HTMLElement>();

  const release = (slot: ServedSlot): void => {
    endContent(slot);
    unrequested.delete(slot);
    delete slot.placeholder.element.dataset['ads'];
    slot.slot.leave();
    served.delete(slot.placeholder.element);
    for (const batch of [...batches]) {
      if (!batch.slots.delete(slot) || batch.slots.size > 0) continue;
      batch.stop();
      batches.delete(batch);
    }
  };

  return {
    open: (placeholder, theme) => {
      const { element } = placeholder;
      if (served.has(element) || refused.has(element)) return;
      refused.add(element);
      guarded(() => {
        const slot = slots.open(placeholder, { theme, buys: options.onAddToCart !== undefined });
        const opened: ServedSlot = { placeholder, slot, content: undefined, stops: [] };
        served.set(element, opened);
        unrequested.add(opened);
        refused.delete(element);
      })();
    },
    releaseOthers: (found) => {
      const keys = new Map(found.map(({ element, key }) => [element, key]));
      for (const slot of [...served.values()]) {
        if (keys.get(slot.placeholder.element) !== slot.placeholder.key) release(slot);
      }
    },
    request: (make) => {
      if (unrequested.size === 0) return;
      batches.add(make(new Set(unrequested), served.values()));
      unrequested.clear();
    },
  };
};

/** Requests ads for new slots, and renders each change of them. */
const request = (
  slots: Set<ServedSlot>,
  all: Iterable<ServedSlot>,
  context: RenderContext,
  { dependencies, guarded }: ServingPorts,
  { page, onAds }: EmbedOptions,
): Batch => {
  const notify = onAds === undefined ? () => undefined : guarded(onAds);
  const drawn = [makeDrawnAds(dependencies, notify), makeDrawnAds(dependencies, notify)];
  const draw = (shown: ShownAds): void => {
    for (const slot of slots) guarded(() => renderSlot(slot, shown, context))();
    [shown.grid, shown.carousel].forEach((state, index) => drawn[index]?.drawn(state));
  };
  const hasPlace = hasPlaceIn(slots);
  const stopWatching = dependencies.pageAds.watch(page, placesOf(slots, all), draw, { hasPlace });
  return {
    slots,
    stop: () => {
      stopWatching();
      for (const { stop } of drawn) stop();
    },
  };
};

/** Scans the page after it has loaded, and a moment after each change that may concern a placeholder. */
const observeChanges = ({ window, dependencies, guarded }: ServingPorts, scan: () => void): Disposer => {
  const { document } = window;
  const guardedScan = guarded(scan);
  let isStopped = false;
  let isDue = false;
  const observer = new window.MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    void dependencies
      .pause(SCAN_AFTER_MS)()
      .then(() => {
        isDue = false;
        if (!isStopped) guardedScan();
      });
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: PLACEHOLDER_ATTRIBUTES,
  });
  document.addEventListener('DOMContentLoaded', guardedScan, { passive: true });
  return () => {
    isStopped = true;
    observer.disconnect();
    document.removeEventListener('DOMContentLoaded', guardedScan);
  };
};

const themeOf = (window: Window, theme: EmbedOptions['theme']): 'light' | 'dark' => {
  if (theme !== 'auto') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
