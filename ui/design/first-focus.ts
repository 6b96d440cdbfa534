/**
 * Marks the element that receives the focus when a dialog opens, such as a form's first field. Without a mark it is the
 * first control (MOD-07).
 */
export const FIRST_FOCUS = 'data-autofocus';
