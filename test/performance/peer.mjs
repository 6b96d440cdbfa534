/**
 * The figures of a peer: the skeleton of Hydrogen 2026.4 with a mocked backend and without pictures, measured in the
 * same way (page-visit.mjs) on a machine of the same kind. Home, listing, product.
 */
const PEER = {
  'scripts until idle, br KiB': [94.6, 94.7, 96.2],
  'document sent, KiB': [7.1, 10.2, 6.6],
  'document raw, KiB': [31, 78, 26],
  'document elements': [165, 343, 136],
  'FCP, ms': [312, 192, 204],
  'throttled FCP, ms': [708, 672, 676],
  'throttled LCP, ms': [1_344, 772, 1_212],
  'throttled load, ms': [1_558, 1_561, 1_219],
  'throttled blocking time, ms': [39, 24, 30],
};

const PAGES = ['home', 'listing', 'product'];

/** Returns the peer's figure for a line of the report; undefined where there is none. */
export const peerValue = ({ what, where }) => PEER[what]?.[PAGES.indexOf(where)];
