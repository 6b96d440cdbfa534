/** Events with which pointer, touch or focus reach an element, before it is used. */
export const APPROACH_EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;
