import type { Page } from 'playwright-core';
import type { Visit } from '../support/browser';
import type { StoredEvent } from '../support/stored-events';

/** The search service identifies a browser by this cookie of its library. */
export const visitorOf = async ({ context }: Visit): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'ConstructorioID_client_id')?.value;

/** The event of this action. Throws when none is stored. */
export const eventOf = (events: ReadonlyArray<StoredEvent>, action: string): StoredEvent => {
  const found = events.find((event) => event.action === action);
  if (found === undefined) throw new Error(`no ${action} is stored`);
  return found;
};

/** The first interaction, after which events are sent. */
export const touch = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Expects that the browser has stored nothing for the search service. */
export const hasNothingKept = async (who: Visit): Promise<void> => {
  expect(await visitorOf(who)).toBeUndefined();
  const kept = await who.page.evaluate(() => Object.keys({ ...window.localStorage, ...window.sessionStorage }));
  expect(kept.filter((key) => /constructorio|behaviour/i.test(key))).toEqual([]);
};
