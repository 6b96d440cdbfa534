/**
 * Returns the fields of stored JSON; empty when it is not an object. Written without codecs, because other sites load
 * this code.
 */
export const keptFacts = (kept: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const facts: unknown = JSON.parse(kept ?? '');
    return typeof facts === 'object' && facts !== null ? { ...facts } : {};
  } catch {
    return {};
  }
};
