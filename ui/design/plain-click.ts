import type { MouseEvent } from 'react';

/**
 * True for a click without modifier keys, which the page may handle itself. With a modifier the browser opens a tab or
 * window.
 */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);
