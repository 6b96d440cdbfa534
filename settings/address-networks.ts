const MAX_KEY_LENGTH = 64;

const V4_IN_V6 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** The eight groups of an IPv6 address, with the zeros that `::` stands for. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right];
};

/**
 * The key by which limits count a caller: an IPv4 address itself, and the /64 network of an IPv6 address, since whoever
 * has one address of such a network can use all of them. Text that is not an address is its own key, cut to 64
 * characters.
 */
export const addressKey = (address: string): string => {
  if (!address.includes(':')) return address.slice(0, MAX_KEY_LENGTH);
  const [, v4] = V4_IN_V6.exec(address) ?? [];
  if (v4 !== undefined) return v4;
  const network = groupsOf(address.slice(0, MAX_KEY_LENGTH)).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/**
 * How many times the allowance of one address a /48 network has. Providers give a /48 to one customer, who then has
 * 65,536 /64 networks; but some share one among many customers, who must not be refused because of a few others.
 */
export const NETWORK_SHARE = 16;

const NETWORK_64 = /((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64$/;

/**
 * The key of the /48 network around an IPv6 `addressKey`; undefined for any other text. What stands before the
 * `addressKey` in the text, such as the purpose of a limit, also stands before the result.
 */
export const networkKeyOf = (key: string): string | undefined =>
  NETWORK_64.test(key) ? key.replace(NETWORK_64, '$1::/48') : undefined;
