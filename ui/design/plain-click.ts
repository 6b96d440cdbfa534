/**
 * True for a click without modifier keys, which the page may handle itself. With a modifier the browser opens a tab or
 * window.
 */
export const isPlainClick = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>,
): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);
