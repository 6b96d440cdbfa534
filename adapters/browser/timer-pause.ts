import type { Pause } from '../../core/shared/pause';

/** Waits with the browser's timer. */
export const timerPause: Pause = (milliseconds) => () => new Promise((resolve) => setTimeout(resolve, milliseconds));
