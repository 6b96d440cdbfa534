import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts that the database stores and that could open accounts. */
export interface Sealer {
  /** Encrypts and authenticates the text. */
  seal(text: string): string;
  /**
   * Decrypts a sealed text. Returns a text without the prefix of sealed texts unchanged. Throws when the text was
   * altered or was sealed with another secret or purpose.
   */
  open(sealed: string): string;
}

const PREFIX = 'sealed.1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under a key derived from the server's secret for one purpose. */
export const makeSealer = (serverSecret: string, purpose: string): Sealer => {
  // From bytes, a key object would be made for each text, which takes longer than to encrypt one.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', serverSecret, '', `seal,${purpose}`, 32)));
  return {
    seal: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed) => {
      if (!sealed.startsWith(PREFIX)) return sealed;
      const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
};
