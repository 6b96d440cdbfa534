import { isRecord } from '../../../core/shared/is-record';
import { numberIn, toCardEntryResult, type CardEntryResult } from '../../../core/checkout/steps/card-entry';

/** A message of the frame with the card fields: see `backend/payments/double/card-fields-page.ts` [PAY-02]. */
export type CardFrameMessage =
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'submit-requested' }
  | { readonly kind: 'result'; readonly result: CardEntryResult };

const MAX_HEIGHT = 2_000;

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
      return { kind: 'result', result: toCardEntryResult(data) };
    default:
      return undefined;
  }
};
