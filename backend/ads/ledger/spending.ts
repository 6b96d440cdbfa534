import { dayNumberOf } from './day.ts';

/** What a campaign was charged. */
export interface Charge {
  readonly campaignId: number;
  readonly cents: number;
}

/** What each campaign has spent today, as far as this process knows. */
export interface Spending {
  readonly of: (campaignId: number) => number;
  readonly charged: (charges: readonly Charge[]) => void;
  /**
   * Replaces what is known by what is read. A charge that comes meanwhile is added to it, whether the reading has it
   * already or not: until the next one that is rather too much than too little.
   */
  readonly readAnew: (read: () => Promise<ReadonlyMap<number, number>>) => Promise<void>;
}

/** Spending in memory; at midnight UTC every campaign begins with nothing. */
export const makeSpending = (clock: () => number): Spending => {
  let day = -1;
  let cents = new Map<number, number>();
  let meanwhile: Charge[] | undefined;

  const today = (): Map<number, number> => {
    const now = dayNumberOf(clock());
    if (day !== now) {
      day = now;
      cents = new Map();
    }
    return cents;
  };
  const add = (charges: readonly Charge[]): void => {
    for (const charge of charges) today().set(charge.campaignId, (today().get(charge.campaignId) ?? 0) + charge.cents);
  };

  return {
    of: (campaignId) => today().get(campaignId) ?? 0,
    charged: (charges) => {
      meanwhile?.push(...charges);
      add(charges);
    },
    readAnew: async (read) => {
      const before = dayNumberOf(clock());
      const since: Charge[] = [];
      meanwhile = since;
      const spent = await read().finally(() => {
        meanwhile = undefined;
      });
      // Midnight came meanwhile: what was read is no longer today's.
      if (dayNumberOf(clock()) !== before) return;
      day = before;
      cents = new Map(spent);
      add(since);
    },
  };
};
