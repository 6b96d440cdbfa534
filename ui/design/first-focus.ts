/** Marks where a dialog's focus goes first, as a form's first field; without a mark it is the first control (MOD-07). */
export const FIRST_FOCUS = 'data-autofocus';
