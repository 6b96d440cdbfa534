import * as E from 'fp-ts/Either';
import { makeLoadCaptchaScript } from '../../../core/captcha/load-captcha-script';
import { FakeScriptLoader } from '../../fakes/fake-script-loader';
import { FakeTime } from '../../fakes/fake-time';

const SRC = 'https://captcha.example/api.js';

const setUp = () => {
  const time = new FakeTime();
  const scripts = new FakeScriptLoader();
  return { time, scripts, load: makeLoadCaptchaScript({ scripts, pause: time.pause }) };
};

test('[REG-07] keeps the script in the page for 5 s and then removes it', async () => {
  const { time, scripts, load } = setUp();
  expect(await load(SRC)()).toEqual(E.right(undefined));
  await time.passes(4_999);
  expect(scripts.scripts).toEqual([SRC]);
  await time.passes(1);
  expect(scripts.scripts).toEqual([]);
});

test('[REG-07] reports a script that does not load as a failure', async () => {
  const { scripts, load } = setUp();
  scripts.fails('timed-out');
  expect(await load(SRC)()).toEqual(E.left({ kind: 'script-not-loaded', src: SRC, cause: 'timed-out' }));
});
