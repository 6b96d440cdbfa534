/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { AltchaCaptcha } from '../../../adapters/captcha/altcha-captcha';
import type { CaptchaState } from '../../../core/captcha/captcha';
import { captchaContract, unavailableCaptchaContract } from '../../contracts/captcha.contract';

const settles = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The widget's element before its code is loaded. It records the adapter's calls. */
class StubWidget extends HTMLElement {
  static last: StubWidget;
  requested: string[] = [];

  constructor() {
    super();
    StubWidget.last = this;
  }

  readonly verify = async (): Promise<void> => void this.requested.push('verify');
  readonly reset = (): void => void this.requested.push('reset');
}
customElements.define('altcha-widget', StubWidget);

const makeWorld = () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="email"><div></div>';
  document.body.replaceChildren(form);
  const [field, place] = [...form.children] as [HTMLInputElement, HTMLDivElement];
  const captcha = new AltchaCaptcha({ challengeUrl: '/api/challenge', defineWidget: async () => undefined });
  const widget = (): StubWidget => StubWidget.last;
  const tells = (state: string, payload?: string): void =>
    void widget().dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } }));
  return {
    captcha,
    place,
    field,
    widget,
    settles,
    isEmpty: () => place.childNodes.length === 0,
    solves: (proof: string) => tells('verified', proof),
    expires: () => {
      tells('expired');
      widget().dispatchEvent(new CustomEvent('expired'));
    },
    breaks: () => tells('error'),
    tells,
  };
};

captchaContract('AltchaCaptcha', makeWorld);

unavailableCaptchaContract('AltchaCaptcha', () => ({
  captcha: new AltchaCaptcha({ challengeUrl: '/api/challenge', defineWidget: () => Promise.reject(new Error('gone')) }),
  place: document.createElement('div'),
  settles,
}));

const open = async () => {
  const world = makeWorld();
  const states: CaptchaState[] = [];
  world.captcha.present(world.place).subscribe((state) => states.push(state));
  await settles();
  return { ...world, states };
};

test("[REG-07] the widget loads challenges through the storefront's proxy and starts when the shopper enters the form", async () => {
  const { widget } = await open();
  expect(widget().getAttribute('challenge')).toBe('/api/challenge');
  expect(widget().getAttribute('auto')).toBe('onfocus');
});

test('[REG-07] starts at once for a shopper who is already in the form', async () => {
  const { widget, field } = await open();
  widget().dispatchEvent(new CustomEvent('load'));
  expect(widget().requested).toEqual([]);
  field.focus();
  widget().dispatchEvent(new CustomEvent('load'));
  expect(widget().requested).toEqual(['verify']);
});

test('[REG-07] solves an expired proof again for a shopper who is still in the form', async () => {
  const { widget, field, expires } = await open();
  expires();
  expect(widget().requested).toEqual(['reset']);
  field.focus();
  expires();
  expect(widget().requested).toEqual(['reset', 'reset', 'verify']);
});

test.each([
  ['verifying', undefined],
  ['verified', undefined],
  ['unverified', 'old proof'],
])('[REG-07] is not solved in the state %s with the payload %s', async (state, payload) => {
  const { states, tells } = await open();
  tells(state, payload);
  expect(states.at(-1)).toEqual({ kind: 'unsolved' });
});
