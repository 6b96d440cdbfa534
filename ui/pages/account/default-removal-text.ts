/**
 * Returns what the question before a removal says about a default, such as "card" or "delivery address" (`what`).
 * `others` are the names of what else could be the default: the only one becomes it, and among several the shopper
 * chooses (ACC-03).
 */
export const defaultRemovalText = (what: string, others: ReadonlyArray<string>): string => {
  const isDefault = `This is your default ${what}.`;
  const [only, ...more] = others;
  if (only === undefined) return isDefault;
  return more.length === 0
    ? `${isDefault} ${only} will become your default.`
    : `${isDefault} You’ll have none until you choose another one.`;
};
