import type { IO } from 'fp-ts/IO';
import { token } from '../token/token';

export const CaptchaTokens = {
  /** Where the browser gets challenges of the shop's own captcha; undefined where the backend has none (REG-07). */
  challengeUrl: token<IO<string | undefined>>('CaptchaChallengeUrl'),
} as const;
