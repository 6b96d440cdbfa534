/** Returns the element id of a form's field, to which the form's summary links. */
export const fieldId = (formId: string, key: string): string => `${formId}-${key}`;
