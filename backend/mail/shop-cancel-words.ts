/** A sentence of the shop's people, with a full stop where they left it out. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Says that the shop is sorry to have cancelled items, why, and what to do. `reason` is in its own words, or empty. */
export const shopCancelWords = (why: 'UNAVAILABLE' | 'PAYMENT_ENDED', reason: string): string => {
  const fact =
    why === 'PAYMENT_ENDED'
      ? 'We’re sorry: your payment authorization ended before we could send these items.'
      : `We’re sorry: we ${reason === '' ? 'couldn’t send these items' : 'had to cancel these items'}.`;
  return [fact, ...(reason === '' ? [] : [sentence(reason)]), 'Please place a new order if you still need them.'].join(
    ' ',
  );
};
