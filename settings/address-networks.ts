const MAX_KEY_LENGTH = 64;

const V4_IN_V6 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** Returns the eight groups of an IPv6 address, with the zeros that `::` replaces. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right];
};

/**
 * Returns the key by which limits count a caller: an IPv4 address itself, or the /64 network of an IPv6 address, since
 * one client can use all addresses of such a network. Text that is not an address is its own key, cut to 64 characters.
 */
export const addressKey = (address: string): string => {
  if (!address.includes(':')) return address.slice(0, MAX_KEY_LENGTH);
  const [, v4] = V4_IN_V6.exec(address) ?? [];
  if (v4 !== undefined) return v4;
  const network = groupsOf(address.slice(0, MAX_KEY_LENGTH)).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/**
 * A /48 network may make this many times the calls of one address. A provider may give a /48 with its 65,536 /64
 * networks to one customer, or share it among many customers, who must not be refused because of a few others.
 */
export const NETWORK_SHARE = 16;

const NETWORK_64 = /((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64$/;

/**
 * Returns the key of the /48 network around an IPv6 `addressKey`; undefined for any other text. A prefix before the
 * `addressKey`, such as the purpose of a limit, is kept.
 */
export const networkKeyOf = (key: string): string | undefined =>
  NETWORK_64.test(key) ? key.replace(NETWORK_64, '$1::/48') : undefined;
