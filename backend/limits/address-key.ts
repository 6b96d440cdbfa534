const LONGEST_KEY = 64;

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
 * What limits know a caller by: an IPv4 address as it is, and the /64 network of an IPv6 address, since whoever has one
 * address of such a network can use all of them. Text that is no address is its own key, cut to 64 characters.
 */
export const addressKey = (address: string): string => {
  if (!address.includes(':')) return address.slice(0, LONGEST_KEY);
  const [, v4] = V4_IN_V6.exec(address) ?? [];
  if (v4 !== undefined) return v4;
  const network = groupsOf(address.slice(0, LONGEST_KEY)).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
