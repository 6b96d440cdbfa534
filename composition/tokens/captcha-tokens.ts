import type { LoadCaptcha } from '../../ui/captcha/captcha-view-model';
import { token } from '../token';

export const CaptchaTokens = {
  load: token<LoadCaptcha>('LoadCaptcha'),
} as const;
