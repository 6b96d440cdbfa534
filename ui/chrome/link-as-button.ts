import type { KeyboardEvent, MouseEvent } from 'react';
import { isPlainClick } from '../design/plain-click';

/** The handlers of a link that is a button where scripts run. */
export interface ButtonHandlers {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Makes a link press like a button, with Space too. Without `onPress` it stays a link. */
export const linkAsButton = (onPress: (() => void) | undefined): ButtonHandlers => ({
  onKeyDown: (event) => {
    if (onPress === undefined || event.key !== ' ') return;
    event.preventDefault();
    onPress();
  },
  onClick: (event) => {
    if (onPress === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  },
});
