/** Writes cents as the transaction services write money: dollars as text with five decimals. */
export const toAmount = (cents: number): string => (cents / 100).toFixed(5);
