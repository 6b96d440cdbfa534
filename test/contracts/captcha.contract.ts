import type { Captcha, CaptchaState } from '../../core/captcha/captcha';
import type { Making } from './making';

/** The world behind a Captcha: actions of the shopper, the provider and time on the shown challenge. */
export interface CaptchaWorld<Place> {
  readonly captcha: Captcha<Place>;
  readonly place: Place;
  readonly isEmpty: () => boolean;
  /** Resolves after all pending work is done. */
  readonly settles: () => Promise<void>;
  readonly solves: (proof: string) => void;
  readonly expires: () => void;
  readonly breaks: () => void;
}

export interface UnavailableCaptchaWorld<Place> {
  readonly captcha: Captcha<Place>;
  readonly place: Place;
  readonly settles: () => Promise<void>;
}

/** Every Captcha, fake or real, passes this. */
export const captchaContract = <Place>(name: string, makeWorld: Making<CaptchaWorld<Place>>): void => {
  const open = async () => {
    const world = await makeWorld();
    const states: CaptchaState[] = [];
    const subscription = world.captcha.present(world.place).subscribe((state) => states.push(state));
    await world.settles();
    return { ...world, states, leave: () => subscription.unsubscribe() };
  };

  describe(`[PLT-02] ${name} as a Captcha`, () => {
    test('[REG-07] shows nothing before a subscription', async () => {
      const { captcha, place, isEmpty, settles } = await makeWorld();
      captcha.present(place);
      await settles();
      expect(isEmpty()).toBe(true);
    });

    test('[REG-07] is unsolved at first and emits its proof when it is solved', async () => {
      const { states, isEmpty, solves } = await open();
      expect(isEmpty()).toBe(false);
      expect(new Set(states)).toEqual(new Set([{ kind: 'unsolved' }]));
      solves('proof-1');
      expect(states.at(-1)).toEqual({ kind: 'solved', proof: 'proof-1' });
    });

    test('[REG-07] withdraws an expired proof and can be solved again', async () => {
      const { states, solves, expires } = await open();
      solves('proof-1');
      expires();
      expect(states.at(-1)).toEqual({ kind: 'unsolved' });
      solves('proof-2');
      expect(states.at(-1)).toEqual({ kind: 'solved', proof: 'proof-2' });
    });

    test('[REG-07] reports a failing provider', async () => {
      const { states, breaks } = await open();
      breaks();
      expect(states.at(-1)).toEqual({ kind: 'unavailable' });
    });

    test('[REG-07] clears its place and stops emitting after the last listener unsubscribes', async () => {
      const { states, isEmpty, solves, leave } = await open();
      leave();
      expect(isEmpty()).toBe(true);
      const received = states.length;
      solves('late');
      expect(states).toHaveLength(received);
    });

    test('[REG-07] shows a new challenge after a new subscription', async () => {
      const { captcha, place, settles, solves, leave } = await open();
      solves('proof-1');
      leave();
      const states: CaptchaState[] = [];
      captcha.present(place).subscribe((state) => states.push(state));
      await settles();
      expect(new Set(states)).toEqual(new Set([{ kind: 'unsolved' }]));
    });
  });
};

/** Every Captcha whose code is loaded over the network passes this. */
export const unavailableCaptchaContract = <Place>(
  name: string,
  makeWorld: Making<UnavailableCaptchaWorld<Place>>,
): void => {
  test(`[PLT-02] [REG-07] ${name}: reports code that fails to load without throwing`, async () => {
    const { captcha, place, settles } = await makeWorld();
    const states: CaptchaState[] = [];
    captcha.present(place).subscribe((state) => states.push(state));
    await settles();
    expect(states.at(-1)).toEqual({ kind: 'unavailable' });
  });
};
