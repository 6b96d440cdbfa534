/** The value of the choice that lets the shopper type an amount. */
export const OWN_TIP = 'other';
/** The name of the field for that amount. */
export const OWN_TIP_LABEL = 'Custom amount';

/** Returns the tip as it is sent: the chosen amount, the typed one, or 0 for none (CHK-06). */
export const tipOf = (tip: string, ownTip: string): string => {
  if (tip === OWN_TIP) return ownTip;
  return tip === '' ? '0' : tip;
};

/** Returns the choice that stands for an amount: a suggestion, the shopper's own amount, or none. */
export const choiceOf = (
  tip: number,
  suggestions: ReadonlyArray<number>,
): { readonly tip: string; readonly ownTip: string } => {
  if (tip === 0) return { tip: '', ownTip: '' };
  return suggestions.includes(tip) ? { tip: String(tip), ownTip: '' } : { tip: OWN_TIP, ownTip: tip.toFixed(2) };
};
