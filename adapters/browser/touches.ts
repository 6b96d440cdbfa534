/** What only a person does to a page. */
export const TOUCHES = ['pointerdown', 'touchstart', 'keydown'] as const;

/** Under this name the boot script marks the first touch, which may come before the application does. */
export const TOUCHED_MARK = 'touched';
