const IDLE_WITHIN_MS = 5_000;
const IDLE_WHERE_UNKNOWN_MS = 1_000;

type IdleWindow = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** Calls `run` once the browser is idle. */
export const whenIdle = (run: () => void, browser: IdleWindow = window): void => {
  if (browser.requestIdleCallback === undefined) browser.setTimeout(run, IDLE_WHERE_UNKNOWN_MS);
  else browser.requestIdleCallback(() => run(), { timeout: IDLE_WITHIN_MS });
};
