import { createHmac } from 'node:crypto';

/** Hashes a text for a purpose; the same text has a different hash for each purpose. */
export type KeyedHash = (purpose: string, text: string) => string;

/** HMAC-SHA-256 under the server's secret, so that texts cannot be guessed from their hashes without the secret. */
export const makeKeyedHash =
  (serverSecret: string): KeyedHash =>
  (purpose, text) =>
    createHmac('sha256', serverSecret).update(`${purpose},${text}`).digest('base64url');
