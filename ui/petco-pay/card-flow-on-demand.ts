import type { CardFlow } from './card-flow';

/** The card's flow for a first view: its code comes with the first step. When it does not come, `failed` is told. */
export const cardFlowOnDemand = (load: () => Promise<CardFlow>, failed: () => void): CardFlow => {
  const step = (take: (flow: CardFlow) => Promise<void>): Promise<void> => load().then(take, failed);
  return {
    apply: (options) => step((flow) => flow.apply(options)),
    joinedPals: () => step((flow) => flow.joinedPals()),
    declinedPals: () => step((flow) => flow.declinedPals()),
    reopen: () => step((flow) => flow.reopen()),
  };
};
