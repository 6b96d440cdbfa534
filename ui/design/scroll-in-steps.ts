/** The interval between two steps in milliseconds (REC-07). */
const STEP_MS = 35;
/** The share of the remaining distance in one step: the row starts at once and slows down. */
const SHARE = 0.3;
/** A remaining distance of so few pixels is covered in one step. */
const NEAR = 2;

/** Whether a row is being scrolled by `scrollInSteps`. */
export const isMoving = (row: HTMLElement): boolean => row.dataset['moving'] !== undefined;

/**
 * Scrolls a row to a position in steps, the first at once. Returns the function that stops it. It also stops at the
 * target, and when the row is scrolled by anything else.
 */
export const scrollInSteps = (row: HTMLElement, target: number): (() => void) => {
  let placed = row.scrollLeft;
  const stop = (): void => {
    clearInterval(timer);
    // Turns scroll snapping on again, which must be off during the movement (see carousel.module.css).
    delete row.dataset['moving'];
  };
  const step = (): void => {
    if (Math.abs(row.scrollLeft - placed) > 1) return stop();
    const before = placed;
    const left = target - before;
    row.scrollLeft = Math.abs(left) <= NEAR ? target : before + left * SHARE;
    // Browsers round the position and limit it to the row's end.
    placed = row.scrollLeft;
    if (placed === before || Math.abs(left) <= NEAR) stop();
  };
  row.dataset['moving'] = '';
  const timer = setInterval(step, STEP_MS);
  step();
  return stop;
};
