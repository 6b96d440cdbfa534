import type { AttemptWait } from '../../http/http-client';

/** The trial call of a half-open breaker, for whose end other calls can wait. */
export interface Trial {
  readonly ended: Promise<void>;
  readonly end: () => void;
}

export const makeTrial = (): Trial => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
};

/**
 * Makes the wait of one call. The result waits for a trial, and returns whether it ended while the call may still be made:
 * before the call's own time-out, counted from its first wait, and before its caller gave up.
 */
export const makeTrialWait = ({ timeoutMs, signal }: AttemptWait): ((trial: Promise<void>) => Promise<boolean>) => {
  let endsAt: number | undefined;
  return (trial) =>
    new Promise((resolve) => {
      endsAt ??= Date.now() + timeoutMs;
      const finish = (isInTime: boolean): void => {
        clearTimeout(timer);
        resolve(isInTime);
      };
      const giveUp = (): void => finish(false);
      const timer = setTimeout(giveUp, endsAt - Date.now());
      signal?.addEventListener('abort', giveUp);
      if (signal?.aborted === true) giveUp();
      void trial.then(() => finish(true));
    });
};
