import { isRecord } from '../../core/shared/is-record';
import type { CardEntryResult } from './card-entry';

/** A message of the frame with the card fields: see `backend/payments/double/card-fields-page.ts` [PAY-02]. */
export type CardFrameMessage =
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'submit-requested' }
  | { readonly kind: 'result'; readonly result: CardEntryResult };

const MAX_HEIGHT = 2_000;

const textIn = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

const numberIn = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;

/** Decodes a message of the frame; undefined for any other one. Its origin was checked before. */
export const readCardFrameMessage = (data: unknown): CardFrameMessage | undefined => {
  if (!isRecord(data) || data.source !== 'card-fields') return undefined;
  switch (data.type) {
    case 'ready':
    case 'height': {
      const height = numberIn(data.height, 1, MAX_HEIGHT);
      return height === undefined ? undefined : { kind: 'height', height };
    }
    case 'submit-requested':
      return { kind: 'submit-requested' };
    case 'invalid':
      return { kind: 'result', result: { kind: 'invalid' } };
    case 'failed':
      return { kind: 'result', result: { kind: 'failed' } };
    case 'token':
      return { kind: 'result', result: tokenIn(data) };
    default:
      return undefined;
  }
};

const tokenIn = (data: Readonly<Record<string, unknown>>): CardEntryResult => {
  const token = textIn(data.token, /^[\w-]{1,200}$/);
  const lastFour = textIn(data.lastFour, /^\d{4}$/);
  if (token === undefined || lastFour === undefined) return { kind: 'failed' };
  return {
    kind: 'token',
    card: {
      token,
      brand: textIn(data.brand, /^[\w -]{1,40}$/) ?? '',
      lastFour,
      expiryMonth: numberIn(data.expiryMonth, 1, 12),
      expiryYear: numberIn(data.expiryYear, 2000, 9999),
    },
  };
};
