import type { Page } from 'playwright-core';

/** Something that moved though nobody asked for it, as the browser holds it. */
export interface Shift {
  /** Milliseconds since the page began. */
  readonly at: number;
  /** How bad it is, 0 to 1. */
  readonly value: number;
  readonly hadRecentInput: boolean;
  /** What moved, from where to where. */
  readonly moved: ReadonlyArray<string>;
  /** Whether something within the page's main part is among it. */
  readonly isInMain: boolean;
}

/** For `addInitScript`: keeps what moves on the page. */
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
