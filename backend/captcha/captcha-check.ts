import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';

/**
 * Marks a proof as used, in the transaction that relies on it. Throws `_ERR_CAPTCHA_INVALID` when it was used before.
 */
export type CaptchaPass = (trx: Transaction<Database>) => Promise<void>;

/** Verifies the solutions of captchas. */
export interface CaptchaCheck {
  /**
   * Verifies the browser's proof. Returns a function that marks it as used. Throws `_ERR_CAPTCHA_INVALID` when the
   * proof is invalid, has expired, or cannot be verified at the moment. [REG-07]
   */
  verify(proof: string, address: string): Promise<CaptchaPass>;
}

const PARAMETER = 'xcred_demographicField5';

/** The response to an invalid proof; its message says what to do. */
const captchaRefused = (message: string): CommerceFailure =>
  new CommerceFailure({ errorKey: '_ERR_CAPTCHA_INVALID', message, parameters: PARAMETER });

export const captchaMissing = (): CommerceFailure =>
  captchaRefused('Please complete the verification, then send the form again.');

export const captchaWrong = (): CommerceFailure => captchaRefused('The verification failed. Please complete it again.');

export const captchaStale = (): CommerceFailure =>
  captchaRefused('The verification has expired. Please complete it again.');

export const captchaUnreachable = (): CommerceFailure =>
  captchaRefused('We couldn’t verify you just now. Please try again in a moment.');
