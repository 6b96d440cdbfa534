import { dayNumberOf } from './day.ts';

/** A charge to a campaign. */
export interface Charge {
  readonly campaignId: number;
  readonly cents: number;
}

/** Today's spending of each campaign, as this process knows it. */
export interface Spending {
  readonly of: (campaignId: number) => number;
  readonly charged: (charges: readonly Charge[]) => void;
  /**
   * Replaces the known spending by the result of `read`. A charge that arrives during the read is added to the result.
   * If the result contains it already, spending is too high until the next read, never too low.
   */
  readonly readAnew: (read: () => Promise<ReadonlyMap<number, number>>) => Promise<void>;
}

/** Spending in memory; it is zero for every campaign at midnight UTC. */
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
      // The day changed during the read, so the result is outdated.
      if (dayNumberOf(clock()) !== before) return;
      day = before;
      cents = new Map(spent);
      add(since);
    },
  };
};
