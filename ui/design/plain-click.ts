import type { MouseEvent } from 'react';

/** True for a plain click that the page may answer itself; with a modifier the browser opens tabs and windows. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);
