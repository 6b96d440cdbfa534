/** Returns a seeded random source, so that two runs use the same queries. */
export const makeChance = (seed) => {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end) => Math.floor(fraction() * end);
  return {
    below,
    pick: (list) => list[below(list.length)],
    /** Returns a random selection of a list in random order. */
    sample: (list, count) => {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)[0]);
    },
  };
};
