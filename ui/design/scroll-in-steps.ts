/** A step is due every so many milliseconds (REC-07). */
const STEP_MS = 35;
/** Of what is left of the way: a row starts at once and comes to rest gently. */
const SHARE = 0.3;
/** Pixels that are not worth a step of their own. */
const NEAR = 2;

/** Whether a row is on its way. */
export const isMoving = (row: HTMLElement): boolean => row.dataset['moving'] !== undefined;

/**
 * Scrolls a row to a place step by step, at once by the first. Gives what stops it; it stops by itself where it arrives,
 * and as soon as somebody else scrolls the row.
 */
export const scrollInSteps = (row: HTMLElement, target: number): (() => void) => {
  let placed = row.scrollLeft;
  const stop = (): void => {
    clearInterval(timer);
    // While it moves nothing may catch it (see carousel.module.css).
    delete row.dataset['moving'];
  };
  const step = (): void => {
    if (Math.abs(row.scrollLeft - placed) > 1) return stop();
    const before = placed;
    const left = target - before;
    row.scrollLeft = Math.abs(left) <= NEAR ? target : before + left * SHARE;
    // Browsers round what they are told, and go no further than the row's end.
    placed = row.scrollLeft;
    if (placed === before || Math.abs(left) <= NEAR) stop();
  };
  row.dataset['moving'] = '';
  const timer = setInterval(step, STEP_MS);
  step();
  return stop;
};
