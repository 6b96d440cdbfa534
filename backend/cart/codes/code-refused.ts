import { CommerceFailure } from '../../http/commerce-failure.ts';

/** The failure for a refused code, with the reason. */
export const codeRefused = (code: string, message: string): CommerceFailure =>
  new CommerceFailure({ errorKey: 'ERR_PROMOTION_CODE_INVALID', message, parameters: code });
