import type { CardFlow } from './card-flow';

/** Returns a card flow that loads its code on the first call. Calls `failed` when the code cannot be loaded. */
export const cardFlowOnDemand = (load: () => Promise<CardFlow>, failed: () => void): CardFlow => {
  const step = (take: (flow: CardFlow) => Promise<void>): Promise<void> => load().then(take, failed);
  return {
    apply: (options) => step((flow) => flow.apply(options)),
    joinedPals: () => step((flow) => flow.joinedPals()),
    declinedPals: () => step((flow) => flow.declinedPals()),
    reopen: () => step((flow) => flow.reopen()),
  };
};
