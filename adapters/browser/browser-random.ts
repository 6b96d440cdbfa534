import type { Random } from '../../core/shared/random';

/**
 * Returns random values from the browser's generator. Pages without HTTPS have no `crypto.randomUUID`, so the UUID is
 * made from random bytes.
 */
export const makeBrowserRandom = (
  crypto: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>,
): Random => ({
  uuid: () => crypto.randomUUID?.() ?? uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
  fraction: () => Math.random(),
});

/**
 * Makes a UUID of version 4 (RFC 9562) from sixteen random bytes: sets the version in byte 6 and the variant in byte 8.
 */
const uuidFrom = (bytes: Uint8Array): string => {
  const hex = [...bytes]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
