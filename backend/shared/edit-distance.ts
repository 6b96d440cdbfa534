/**
 * Number of edits (insert, delete, replace, swap of neighbours) between two words, or `most + 1` as soon as there are
 * more.
 */
export const editDistance = (one: string, two: string, most: number): number => {
  const beyond = most + 1;
  if (Math.abs(one.length - two.length) > most) return beyond;
  let older: number[] = [];
  let previous = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const current = [i];
    let lowest = i;
    for (let j = 1; j <= two.length; j += 1) {
      const same = one.charCodeAt(i - 1) === two.charCodeAt(j - 1);
      let cost = Math.min(
        (previous[j] ?? beyond) + 1,
        (current[j - 1] ?? beyond) + 1,
        (previous[j - 1] ?? beyond) + (same ? 0 : 1),
      );
      const swapped =
        i > 1 &&
        j > 1 &&
        one.charCodeAt(i - 1) === two.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === two.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, (older[j - 2] ?? beyond) + 1);
      current.push(cost);
      if (cost < lowest) lowest = cost;
    }
    if (lowest > most) return beyond;
    older = previous;
    previous = current;
  }
  return Math.min(previous[two.length] ?? beyond, beyond);
};
