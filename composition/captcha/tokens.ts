import type { IO } from 'fp-ts/IO';
import { token } from '../token/token';

export const CaptchaTokens = {
  /** The URL of challenges for the shop's own captcha in the browser; undefined where the backend has none (REG-07). */
  challengeUrl: token<IO<string | undefined>>('CaptchaChallengeUrl'),
} as const;
