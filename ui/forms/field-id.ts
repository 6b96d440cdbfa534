/** Id of a form's field in the document: what its summary links to. */
export const fieldId = (formId: string, key: string): string => `${formId}-${key}`;
