import type { Page } from 'playwright-core';

/** A layout shift as the browser reports it. */
export interface Shift {
  /** Milliseconds since the navigation started. */
  readonly at: number;
  /** The shift score, 0 to 1. */
  readonly value: number;
  readonly hadRecentInput: boolean;
  /** The moved elements with their old and new positions. */
  readonly moved: ReadonlyArray<string>;
  /** Whether an element of the main content moved. */
  readonly isInMain: boolean;
}

/** For `addInitScript`: records the layout shifts of the page. */
export const watchShifts = (): void => {
  interface Entry extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: ReadonlyArray<{
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }>;
  }
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const placed = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}x${height}`;
  const named = (node: Node | null): string =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone');
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      shifts.push({
        at: startTime,
        value,
        hadRecentInput,
        moved: sources.map(
          (source) => `${named(source.node)}: ${placed(source.previousRect)} > ${placed(source.currentRect)}`,
        ),
        isInMain: sources.some(({ node }) => node?.parentElement?.closest('main')),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

export const shiftsOf = (page: Page): Promise<ReadonlyArray<Shift>> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as ReadonlyArray<Shift>);
