import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually';

/** The focused element, and whether its focus is visible. */
export interface Stop {
  readonly name: string;
  readonly address: string | null;
  readonly isOnPage: boolean;
  readonly isInMain: boolean;
  readonly isOutlined: boolean;
  readonly isUncovered: boolean;
}

/** More stops than any page has. */
export const MAX_STOPS = 500;
const MAX_FRAMES = 30;

/**
 * A control has an outline itself, on the area that it covers (a tile's link covers the tile), or on its frame. A
 * shadow alone does not count, because forced colours remove it.
 */
const lookAtStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === null || element === document.body) {
      return {
        name: 'outside',
        address: null,
        isOnPage: false,
        isInMain: false,
        isOutlined: false,
        isUncovered: false,
      };
    }
    const outlined = (candidate: Element | null, part?: '::after'): boolean => {
      if (candidate === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const root = element.getRootNode() as Document | ShadowRoot;
    const x = Math.min(Math.max((left + right) / 2, 0), window.innerWidth - 1);
    const covered = [0.25, 0.5, 0.75].filter((share) => {
      const y = top + (bottom - top) * share;
      const hit = y < 0 || y >= window.innerHeight ? null : root.elementFromPoint(x, y);
      return hit === null || !(element.contains(hit) || hit.contains(element));
    });
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return {
      name: `${element.tagName.toLowerCase()} ${text.trim().slice(0, 40)}`,
      address: element.getAttribute('href'),
      isOnPage: true,
      isInMain: element.closest('main') !== null,
      isOutlined: outlined(element) || outlined(element, '::after') || outlined(element.parentElement),
      isUncovered: covered.length < 3,
    };
  });

/** A focus counts as visible after transitions and scrolling have ended. */
export const readStop = async (page: Page): Promise<Stop> => {
  for (let frame = 0; frame < MAX_FRAMES; frame += 1) {
    const stop = await lookAtStop(page);
    if (!stop.isOnPage || (stop.isOutlined && stop.isUncovered)) return stop;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  return lookAtStop(page);
};

const isAt = (stop: Stop, wanted: RegExp | string): boolean =>
  typeof wanted === 'string' ? stop.address === wanted : wanted.test(stop.name);

/** Presses Tab from the current focus, checking every stop, until the control with this name or link is focused. */
export const tabTo = async (page: Page, wanted: RegExp | string): Promise<void> => {
  let after = (await lookAtStop(page)).name;
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    const way = { to: String(wanted), after };
    expect({ ...stop, ...way }).toMatchObject({ isOnPage: true, isOutlined: true, isUncovered: true, ...way });
    if (isAt(stop, wanted)) return;
    after = stop.name;
  }
  throw new Error(`no stop at ${String(wanted)} within ${MAX_STOPS}`);
};

/** Like `tabTo`, but stays when that control already has the focus. */
export const moveTo = async (page: Page, wanted: RegExp | string): Promise<void> => {
  if (!isAt(await lookAtStop(page), wanted)) await tabTo(page, wanted);
};

/** Whether this control has the focus; it may be in a frame. */
export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { ownerDocument: document } = element;
    return document.hasFocus() && document.activeElement === element;
  });

/** What Tab can stop at, visible or not. */
const STOPS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

/**
 * Focuses the visible stop before this control, in the same dialog or else on the page, so that the next Tab reaches
 * the control if it is in the order of focus. Changes nothing when there is none, or when the control is in a frame.
 */
const focusStopBefore = (control: Locator): Promise<void> =>
  control.evaluate((element, stops) => {
    const { ownerDocument: document } = element;
    if (document.defaultView !== document.defaultView?.top) return;
    const within = element.closest('dialog[open]') ?? document;
    const isStop = (candidate: HTMLElement): boolean =>
      candidate.tabIndex >= 0 &&
      !candidate.matches(':disabled') &&
      candidate.checkVisibility({ visibilityProperty: true });
    const earlier = [...within.querySelectorAll<HTMLElement>(stops)].filter(
      (candidate) => (candidate.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    earlier.findLast(isStop)?.focus({ preventScroll: true });
  }, STOPS);

/**
 * Gives this control the focus with the Tab key; the control may be in a frame. Begins at the stop before the control,
 * since each press takes 30 ms; where that one does not lead to it, presses Tab until the control has the focus. Tests of
 * the whole way through a page use `tabTo`.
 */
export const tabToControl = async (page: Page, control: Locator): Promise<void> => {
  await focusStopBefore(control);
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(control)) return;
  }
  throw new Error(`the focus did not reach ${String(control)} within ${MAX_STOPS} stops`);
};

/** The position of the focus relative to the open dialog. */
const lookAtDialog = (
  page: Page,
): Promise<{ readonly where: 'inside' | 'nowhere' | 'behind'; readonly what: string }> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === null || element === document.body) return { where: 'nowhere', what: '' } as const;
    const what = element.outerHTML.slice(0, 200);
    return { where: element.closest('dialog[open]') === null ? 'behind' : 'inside', what } as const;
  });

const ROUND = 40;

/**
 * Waits until the focus is inside the open dialog, then tabs once around it: the focus passes the browser's own
 * controls, never the page behind, and returns to its start (MOD-07). Returns the controls of the dialog at which it stops.
 */
export const expectFocusHeld = async (page: Page): Promise<ReadonlyArray<Stop>> => {
  await eventually(async () => expect((await lookAtDialog(page)).where).toBe('inside'));
  const first = await lookAtDialog(page);
  const stops: Stop[] = [];
  for (let count = 0; count < ROUND; count += 1) {
    await page.keyboard.press('Tab');
    const now = await lookAtDialog(page);
    expect(now.where).not.toBe('behind');
    if (now.where === 'inside') stops.push(await readStop(page));
    if (now.what === first.what) return stops;
  }
  throw new Error(`the focus is not back within ${ROUND} stops at ${first.what}`);
};

/** Presses one key. */
export const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);
