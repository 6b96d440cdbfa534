/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { captchaContract } from '../../contracts/captcha.contract';
import { FakeCaptcha } from '../../fakes/fake-captcha';

captchaContract('FakeCaptcha', () => {
  const captcha = new FakeCaptcha();
  const place = document.createElement('div');
  return {
    captcha,
    place,
    isEmpty: () => place.childNodes.length === 0,
    settles: async () => undefined,
    solves: (proof) => captcha.solves(proof),
    expires: () => captcha.expires(),
    breaks: () => captcha.breaks(),
  };
});
