import { CaptchaViewModel } from '../../../ui/captcha/captcha-view-model';
import type { CaptchaSettings } from '../../../core/captcha/captcha';
import { FakeCaptcha } from '../../fakes/fake-captcha';

const SETTINGS: CaptchaSettings = { provider: 'altcha', siteKey: 'site-key' };
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const aPlace = (): HTMLElement => ({ textContent: '' }) as HTMLElement;

const open = async (captcha = new FakeCaptcha()) => {
  const model = new CaptchaViewModel(SETTINGS, async () => captcha);
  const place = aPlace();
  const dispose = model.start(place);
  await settled();
  return { model, captcha, place, dispose };
};

test('[REG-07] loads nothing and does not block without a required captcha', async () => {
  let fetched = 0;
  const model = new CaptchaViewModel(undefined, async () => {
    fetched += 1;
    return new FakeCaptcha();
  });
  model.start(aPlace());
  await settled();
  expect([model.isNeeded, model.isSatisfied, model.proof, fetched]).toEqual([false, true, undefined, 0]);
});

test('[REG-07] blocks until the captcha is solved, and again after its proof expired', async () => {
  const { model, captcha } = await open();
  expect([model.isSatisfied, model.proof]).toEqual([false, undefined]);
  captcha.solves('proof-1');
  expect([model.isSatisfied, model.proof]).toEqual([true, 'proof-1']);
  captcha.expires();
  expect([model.isSatisfied, model.proof]).toEqual([false, undefined]);
});

test('[REG-07] shows a new unsolved challenge in the same place after a renewal', async () => {
  const { model, captcha, place } = await open();
  captcha.solves('proof-1');
  model.renew();
  expect(model.isSatisfied).toBe(false);
  await settled();
  expect([captcha.presented, place.textContent]).toEqual([2, 'I’m not a robot']);
});

test('[REG-07] reports a captcha that fails to load as unavailable and can retry', async () => {
  const captcha = new FakeCaptcha();
  let isGone = true;
  const model = new CaptchaViewModel(SETTINGS, () =>
    isGone ? Promise.reject(new Error('gone')) : Promise.resolve(captcha),
  );
  model.start(aPlace());
  await settled();
  expect([model.state.kind, model.isSatisfied]).toEqual(['unavailable', false]);
  isGone = false;
  model.renew();
  await settled();
  captcha.solves('proof-1');
  expect(model.isSatisfied).toBe(true);
});

test('[REG-07] does not show a captcha that was left while loading', async () => {
  const captcha = new FakeCaptcha();
  const model = new CaptchaViewModel(SETTINGS, async () => captcha);
  model.start(aPlace())();
  await settled();
  expect(captcha.presented).toBe(0);
});

test('[REG-07] removes a captcha that is left, and a renewal then does nothing', async () => {
  const { model, captcha, place, dispose } = await open();
  dispose();
  model.renew();
  await settled();
  expect([captcha.presented, place.textContent]).toEqual([1, '']);
});
