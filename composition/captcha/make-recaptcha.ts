import { RecaptchaCaptcha, type RecaptchaWindow } from '../../adapters/captcha/recaptcha-captcha';
import { trustRecaptcha } from '../../adapters/captcha/recaptcha-trust';
import type { Captcha } from '../../core/captcha/captcha';
import { makeLoadCaptchaScript, type CaptchaScriptPorts } from '../../core/captcha/load-captcha-script';

/** Makes reCAPTCHA with this page's globals. */
export const makeRecaptcha = ({
  siteKey,
  ...ports
}: CaptchaScriptPorts & { readonly siteKey: string }): Captcha<HTMLElement> => {
  trustRecaptcha(window);
  const { pause } = ports;
  const globals: Window & RecaptchaWindow = window;
  return new RecaptchaCaptcha({ siteKey, window: globals, loadScript: makeLoadCaptchaScript(ports), pause });
};
