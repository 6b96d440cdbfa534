import { randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for each other: 32 of them, so that eight hold 40 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A new code, easy to type. */
export const makeResetCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The code as it was meant, however it was typed: case, spaces and hyphens do not count. */
export const readResetCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
