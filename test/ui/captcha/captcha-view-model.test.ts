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

test('[REG-07] where no captcha is asked for, nothing stands in the way and nothing is fetched', async () => {
  let fetched = 0;
  const model = new CaptchaViewModel(undefined, async () => {
    fetched += 1;
    return new FakeCaptcha();
  });
  model.start(aPlace());
  await settled();
  expect([model.isNeeded, model.isSatisfied, model.proof, fetched]).toEqual([false, true, undefined, 0]);
});

test('[REG-07] a needed captcha stands in the way until it is solved, and again once its proof has expired', async () => {
  const { model, captcha } = await open();
  expect([model.isSatisfied, model.proof]).toEqual([false, undefined]);
  captcha.solves('proof-1');
  expect([model.isSatisfied, model.proof]).toEqual([true, 'proof-1']);
  captcha.expires();
  expect([model.isSatisfied, model.proof]).toEqual([false, undefined]);
});

test('[REG-07] renewed, it is unsolved and shows a fresh challenge in the same place', async () => {
  const { model, captcha, place } = await open();
  captcha.solves('proof-1');
  model.renew();
  expect(model.isSatisfied).toBe(false);
  await settled();
  expect([captcha.presented, place.textContent]).toEqual([2, 'I am a person']);
});

test('[REG-07] a captcha that cannot be fetched is unavailable, and may be tried again', async () => {
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

test('[REG-07] a captcha that is left while it is on its way is never shown', async () => {
  const captcha = new FakeCaptcha();
  const model = new CaptchaViewModel(SETTINGS, async () => captcha);
  model.start(aPlace())();
  await settled();
  expect(captcha.presented).toBe(0);
});

test('[REG-07] a captcha that is left leaves its place, and renewing it then does nothing', async () => {
  const { model, captcha, place, dispose } = await open();
  dispose();
  model.renew();
  await settled();
  expect([captcha.presented, place.textContent]).toEqual([1, '']);
});
