/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import {
  RECAPTCHA_SCRIPT,
  RecaptchaCaptcha,
  type Recaptcha,
  type RecaptchaWindow,
} from '../../../adapters/captcha/recaptcha-captcha';
import { makeLoadCaptchaScript } from '../../../core/captcha/load-captcha-script';
import { captchaContract, unavailableCaptchaContract } from '../../contracts/captcha.contract';
import { FakeScriptLoader } from '../../fakes/fake-script-loader';
import { FakeTime } from '../../fakes/fake-time';

const settles = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The provider's interface as its script leaves it in the page. */
class StubProvider implements Recaptcha {
  rendered: Parameters<Recaptcha['render']>[1][] = [];
  resets: number[] = [];

  readonly render: Recaptcha['render'] = (element, options) => {
    element.textContent = 'I am not a robot';
    return this.rendered.push(options) - 1;
  };
  readonly reset: Recaptcha['reset'] = (widget) => void this.resets.push(widget);

  get last(): Parameters<Recaptcha['render']>[1] {
    const options = this.rendered.at(-1);
    if (options === undefined) throw new Error('nothing was rendered');
    return options;
  }
}

const makeWorld = ({ isDark = false } = {}) => {
  const time = new FakeTime();
  const provider = new StubProvider();
  const window: RecaptchaWindow = { matchMedia: () => ({ matches: isDark }) };
  const scripts = new FakeScriptLoader().runs(RECAPTCHA_SCRIPT, () => {
    // The script provides a part of its interface at once, and all of it before it calls back.
    window.grecaptcha = {};
    setImmediate(() => {
      window.grecaptcha = provider;
      window.shopCaptchaReady?.();
    });
  });
  const loadScript = makeLoadCaptchaScript({ scripts, pause: time.pause });
  const captcha = new RecaptchaCaptcha({ siteKey: 'the-key', window, loadScript, pause: time.pause });
  const place = document.createElement('div');
  return {
    captcha,
    place,
    provider,
    scripts,
    time,
    settles: async () => {
      await settles();
      await settles();
    },
    isEmpty: () => place.childNodes.length === 0,
    solves: (proof: string) => provider.last.callback(proof),
    expires: () => provider.last['expired-callback'](),
    breaks: () => provider.last['error-callback'](),
  };
};

captchaContract('RecaptchaCaptcha', () => makeWorld());

unavailableCaptchaContract('RecaptchaCaptcha', () => {
  const world = makeWorld();
  world.scripts.fails('refused');
  return world;
});

test('[REG-07] loads the script once and removes it after 5 s; the captcha stays', async () => {
  const { captcha, place, scripts, time, settles: settled, isEmpty } = makeWorld();
  captcha.present(place).subscribe();
  await settled();
  expect(scripts.scripts).toEqual([RECAPTCHA_SCRIPT]);
  await time.passes(5_000);
  expect(scripts.scripts).toEqual([]);
  expect(isEmpty()).toBe(false);
  captcha.present(place).subscribe();
  await settled();
  expect(scripts.scripts).toEqual([]);
});

test('[REG-07] reports a script that is not ready after 5 s as unavailable', async () => {
  const { captcha, place, scripts, time, settles: settled } = makeWorld();
  scripts.runs(RECAPTCHA_SCRIPT, () => undefined);
  const states: unknown[] = [];
  captcha.present(place).subscribe(({ kind }) => states.push(kind));
  await settled();
  expect(states).toEqual(['unsolved']);
  await time.passes(5_000);
  expect(states).toEqual(['unsolved', 'unavailable']);
});

test.each([
  [false, 'light'],
  [true, 'dark'],
])("[REG-07] draws the captcha in a dark scheme (%s) as %s with the store's key", async (isDark, theme) => {
  const { captcha, place, provider, settles: settled } = makeWorld({ isDark });
  captcha.present(place).subscribe();
  await settled();
  expect(provider.last).toMatchObject({ sitekey: 'the-key', theme });
});

test('[REG-07] draws nothing when the captcha was left before its script arrived', async () => {
  const { captcha, place, settles: settled, isEmpty } = makeWorld();
  captcha.present(place).subscribe().unsubscribe();
  await settled();
  expect(isEmpty()).toBe(true);
});
