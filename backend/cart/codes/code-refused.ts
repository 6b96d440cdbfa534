import { CommerceFailure } from '../../http/commerce-failure.ts';

/** A code that a cart does not take, and why. */
export const codeRefused = (code: string, message: string): CommerceFailure =>
  new CommerceFailure({ errorKey: 'ERR_PROMOTION_CODE_INVALID', message, parameters: code });
