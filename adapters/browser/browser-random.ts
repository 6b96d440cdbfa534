import type { Random } from '../../core/shared/random';

/** Chance as the browser has it; `crypto.randomUUID` is missing where the shop is seen without https. */
export const makeBrowserRandom = (
  crypto: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>,
): Random => ({
  uuid: () => crypto.randomUUID?.() ?? uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
  fraction: () => Math.random(),
});

/** Version 4 of RFC 9562: sixteen random bytes, with the version and the variant set in two of them. */
const uuidFrom = (bytes: Uint8Array): string => {
  const hex = [...bytes]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
