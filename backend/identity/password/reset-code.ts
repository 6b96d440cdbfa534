import { randomInt } from 'node:crypto';

/** 32 letters and digits, without those that look alike; eight of them are 40 random bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A new code, easy to type. */
export const makeResetCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Normalises a typed code: upper case, without spaces and hyphens. */
export const readResetCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
