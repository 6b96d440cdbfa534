import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { captchaStale, captchaWrong, type CaptchaCheck } from './captcha-check.ts';

/** How long a challenge is valid. */
const CHALLENGE_LIFETIME_MS = 2 * 60_000;

/** About one second of work on a phone. A script that creates accounts pays it for each account. */
const ITERATIONS = 5000;
const MIN_WORK = 200;
const MAX_WORK_FACTOR = 1000;

/** A proof of work that the browser computes: no third party, no picture puzzle. */
export interface AltchaCaptcha extends CaptchaCheck {
  /** A new signed challenge in the format of the altcha widget. */
  challenge(): Promise<Challenge>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the parsed proof has the right structure; the signature is verified later. */
const isPayload = (value: unknown): value is Payload =>
  isObject(value) &&
  isObject(value.challenge) &&
  isObject(value.challenge.parameters) &&
  typeof value.challenge.signature === 'string' &&
  isObject(value.solution);

const parsePayload = (proof: string): Payload => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    if (isPayload(parsed)) return parsed;
  } catch {
    // Unreadable text is an invalid proof.
  }
  throw captchaWrong();
};

/** Creates challenges that are signed with the server's secret. The table `captcha_used` makes each usable once. */
export const makeAltchaCaptcha = (keyedHash: KeyedHash, clock: () => number): AltchaCaptcha => {
  const secrets = {
    hmacSignatureSecret: keyedHash('captcha', 'challenge signature'),
    hmacKeySignatureSecret: keyedHash('captcha', 'key signature'),
  };
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(MAX_WORK_FACTOR, MIN_WORK),
        expiresAt: new Date(clock() + CHALLENGE_LIFETIME_MS),
        deriveKey,
        ...secrets,
      }),
    verify: async (proof) => {
      const { challenge, solution } = parsePayload(proof);
      const { signature = '', parameters } = challenge;
      const result = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      const expiresAt = Number(parameters.expiresAt) * 1000;
      if (result.expired) throw captchaStale();
      if (!result.verified || !Number.isFinite(expiresAt)) throw captchaWrong();
      if (expiresAt <= clock()) throw captchaStale();
      return async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('captcha_used')
          .values({ signature, expires_at: expiresAt })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) throw captchaStale();
      };
    },
  };
};
