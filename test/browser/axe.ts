import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { DESKTOP } from '../support/browser';

interface Violation {
  readonly id: string;
  readonly nodes: ReadonlyArray<{ readonly target: ReadonlyArray<unknown>; readonly failureSummary?: string }>;
}

interface Axe {
  readonly run: (context: object, options: object) => Promise<{ readonly violations: ReadonlyArray<Violation> }>;
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** A small phone, or a page at 400 % zoom. */
export const NARROW = { width: 320, height: 640 };

/** The checker is injected from outside, which the shop's policy forbids: the policy is disabled for that. */
export const READY_FOR_AXE = { bypassCSP: true, reducedMotion: 'reduce' } as const;

/** Loads the checker into the current page, unless it has it. */
export const putAxeIn = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
};

/** The rules whose results depend on width or colour scheme. */
export const LAYOUT = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'link-name',
  'button-name',
  'list',
];
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The thirteenth and later tiles of a list only take time: they are like the first. */
const MORE_OF_THE_SAME = 'ul > li:nth-child(n + 13)';

/**
 * The header and footer, which are the same on every page. The tests that check them include them; on other pages they
 * would take two thirds of the time.
 */
const HEADER_AND_FOOTER = ['header:not(main *)', 'footer:not(main *)'];

/** Elements covered by an open menu cannot be used until it closes. */
const COVERED = /partially obscured/;

interface Scope {
  /** Only these rules; all by default. */
  readonly rules?: ReadonlyArray<string> | undefined;
  /** Only this part of the page, as a selector. */
  readonly within?: string | undefined;
  /** Parts that are not checked, as selectors. */
  readonly without?: ReadonlyArray<string> | undefined;
}

/** The violations in a part of the page, each kind once with its first place. */
export const violationsOf = async (
  page: Page,
  { rules, within = 'html', without = [] }: Scope = {},
): Promise<ReadonlyArray<string>> => {
  const violations = await page.evaluate(
    async ({ only, include, exclude }) => {
      // Inherited values change level by level, each with its own transition.
      for (let level = 0; level < 30 && document.getAnimations().length > 0; level += 1) {
        for (const animation of document.getAnimations()) animation.finish();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const axe = Reflect.get(window, 'axe') as Axe;
      const results = await axe.run(
        { include: [[include]], exclude: exclude.map((selector) => [selector]) },
        {
          resultTypes: ['violations'],
          rules: { 'target-size': { enabled: true } },
          // Only one rule of all needs the style sheets, which the checker would read again; it is none of these.
          ...(only === undefined ? {} : { runOnly: { type: 'rule', values: only }, preload: false }),
        },
      );
      return results.violations;
    },
    { only: rules, include: within, exclude: [MORE_OF_THE_SAME, ...without] },
  );
  const kinds = new Map<string, string>();
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary = '' } of nodes) {
      const why = failureSummary.split('\n')[1]?.trim() ?? '';
      if (!kinds.has(id + why) && !COVERED.test(why)) kinds.set(id + why, `${id} at ${target.join(' ')}: ${why}`);
    }
  }
  return [...kinds.values()];
};

/** The violations by view. */
export type Found = Readonly<Record<string, ReadonlyArray<string>>>;

const named = (name: string, violations: ReadonlyArray<string>): Found =>
  violations.length === 0 ? {} : { [name]: violations };

/** The horizontal overflow of the page in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Checks one page in every view without reloading: all rules on a wide screen, colours in dark mode, layout on the
 * narrowest phone, and horizontal scrolling there. `within` limits the check to a part of the page; by default it is
 * everything between header and footer, and `whole` includes these.
 */
export const violationsEverywhere = async (
  page: Page,
  { within, whole = within !== undefined }: { readonly within?: string; readonly whole?: boolean } = {},
): Promise<Found> => {
  const scope = { within, without: whole ? [] : HEADER_AND_FOOTER };
  await putAxeIn(page);
  const wide = named('1280', await violationsOf(page, scope));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = named('1280 dark', await violationsOf(page, { ...scope, rules: COLOURS }));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(NARROW);
  const narrow = named('320', await violationsOf(page, { ...scope, rules: LAYOUT }));
  const sideways = await overflowOf(page);
  await page.setViewportSize(DESKTOP);
  return { ...wide, ...dark, ...narrow, ...named('sideways', sideways > 0 ? [`by ${sideways} px`] : []) };
};
