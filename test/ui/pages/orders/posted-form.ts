/** The fields that a form posts. */
export const fieldsOf = (button: HTMLElement): Readonly<Record<string, ReadonlyArray<string>>> => {
  const form = button.closest('form');
  const data = new FormData(form ?? undefined);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String)]));
};

/** The address to which a form is posted. */
export const actionOf = (button: HTMLElement): string | null => button.closest('form')?.getAttribute('action') ?? null;
