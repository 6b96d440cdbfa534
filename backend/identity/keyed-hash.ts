import { createHmac } from 'node:crypto';

/** Hashes a text for one purpose: the same text hashed for another purpose gives something else. */
export type KeyedHash = (purpose: string, text: string) => string;

/** Hashes under the server's secret, so that nobody without it can try out texts. */
export const makeKeyedHash =
  (serverSecret: string): KeyedHash =>
  (purpose, text) =>
    createHmac('sha256', serverSecret).update(`${purpose},${text}`).digest('base64url');
