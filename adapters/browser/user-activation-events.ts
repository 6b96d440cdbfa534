/** Events that count as user activation. */
export const USER_ACTIVATION_EVENTS = ['pointerdown', 'touchstart', 'keydown'] as const;

/** The performance mark that the boot script sets at the first user activation, which may precede the application. */
export const USER_ACTIVATION_MARK = 'touched';
