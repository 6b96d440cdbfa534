/** The value of the choice that lets the shopper type an amount. */
export const OWN_TIP = 'other';
/** The name of the field for that amount. */
export const OWN_TIP_LABEL = 'Custom amount';

/** Returns the tip as it is sent: the chosen amount, the typed one, or 0 for none (CHK-06). */
export const tipOf = (tip: string, ownTip: string): string => {
  if (tip === OWN_TIP) return ownTip;
  return tip === '' ? '0' : tip;
};

/** Beside an amount that was typed although another choice is made. */
export const TIP_UNCLEAR = 'To tip this amount, choose Other. Otherwise, clear this field.';

/**
 * Whether an amount was typed beside another choice, which happens without scripts: neither of them is dropped unseen. An
 * amount that was sent before stays in the field, so it does not count more than the choice (CHK-06).
 */
export const isTipUnclear = (tip: string, ownTip: string): boolean => tip !== OWN_TIP && ownTip.trim() !== '';

/** Returns the choice that stands for an amount: a suggestion, the shopper's own amount, or none. */
export const choiceOf = (
  tip: number,
  suggestions: ReadonlyArray<number>,
): { readonly tip: string; readonly ownTip: string } => {
  if (tip === 0) return { tip: '', ownTip: '' };
  return suggestions.includes(tip) ? { tip: String(tip), ownTip: '' } : { tip: OWN_TIP, ownTip: tip.toFixed(2) };
};
