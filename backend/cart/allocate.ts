/**
 * Splits cents in proportion to the weights; the parts add up to the total. The remainder of rounding goes to the parts
 * that lost most. Every part is 0 when all weights are 0.
 */
export const allocate = (totalCents: number, weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((left, right) => left + right, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (totalCents * weight) / sum);
  const parts = exact.map(Math.floor);
  const missing = totalCents - parts.reduce((left, right) => left + right, 0);
  const byLoss = exact
    .map((value, index) => ({ index, loss: value - Math.floor(value) }))
    .sort((left, right) => right.loss - left.loss || left.index - right.index);
  for (const { index } of byLoss.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
};
