/** The fields of what was kept as JSON, none where it is no object. By hand: foreign pages load this, without codecs. */
export const keptFacts = (kept: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const facts: unknown = JSON.parse(kept ?? '');
    return typeof facts === 'object' && facts !== null ? { ...facts } : {};
  } catch {
    return {};
  }
};
