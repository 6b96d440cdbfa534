import type { Page } from 'playwright-core';

/** Cookies and storage entries of a browser by name. */
export interface StoredState {
  readonly cookies: Readonly<Partial<Record<string, string>>>;
  readonly local: Readonly<Partial<Record<string, string>>>;
  readonly session: Readonly<Partial<Record<string, string>>>;
}

/** Whether a name belongs to the search service's library, which stores data of the visitor after the first interaction (SRC-08). */
const isSearchServices = (name: string): boolean => /^_?constructorio/i.test(name);

const withoutSearchServices = (kept: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => !isSearchServices(name)));

/** The shop's cookies, HTTP-only ones included, and the local and session storage of the current page. */
export const storedStateOf = async (page: Page): Promise<StoredState> => {
  const cookies = await page.context().cookies(page.url());
  const storage = await page.evaluate(() => ({
    local: { ...window.localStorage },
    session: { ...window.sessionStorage },
  }));
  return {
    cookies: withoutSearchServices(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))),
    local: withoutSearchServices(storage.local),
    session: withoutSearchServices(storage.session),
  };
};

/** The rewards stored for the visit (RWD-07); undefined when none are stored. */
export const storedRewards = async (
  page: Page,
): Promise<{ readonly palsRewardsNo?: string; readonly palsRewardsCoupons: ReadonlyArray<object> } | undefined> => {
  const { PALS_REWARDS_DATA: kept } = (await storedStateOf(page)).session;
  return kept === undefined ? undefined : JSON.parse(kept);
};
