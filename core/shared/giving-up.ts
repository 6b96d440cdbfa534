/** Word that nobody waits for an answer any more; an AbortSignal is one. */
export interface GivingUp {
  readonly aborted: boolean;
  readonly addEventListener: (event: 'abort', tell: () => void) => void;
}

/** A way to give up, for where no AbortController is: `giveUp` tells whoever listens, once. */
export const makeGivingUp = (): { readonly signal: GivingUp; readonly giveUp: () => void } => {
  let aborted = false;
  const tells: Array<() => void> = [];
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_event, tell) => void tells.push(tell),
    },
    giveUp: () => {
      aborted = true;
      for (const tell of tells.splice(0)) tell();
    },
  };
};
