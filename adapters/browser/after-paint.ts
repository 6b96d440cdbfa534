type PaintingWindow = Pick<Window, 'requestAnimationFrame' | 'setTimeout' | 'document'>;

/**
 * Runs `run` after the next frame is painted, so that a touch is acknowledged before the work that it starts. A hidden
 * page paints nothing; there `run` is the next task.
 */
export const afterPaint = (run: () => void, window: PaintingWindow = globalThis.window): void => {
  const soon = (): void => void window.setTimeout(run);
  if (window.document.visibilityState === 'visible') window.requestAnimationFrame(soon);
  else soon();
};
