import type { Consent, ConsentAnswer, ConsentManager, ConsentNeed } from '../../core/analytics/consent';

export interface ConsentWorld {
  readonly need: ConsentNeed;
  readonly hasPrivacySignal?: boolean;
}

/** Every Consent with its ConsentManager, fake or real, passes this. */
export const consentManagerContract = (name: string, open: (world: ConsentWorld) => Consent & ConsentManager): void => {
  describe(`[PLT-02] ${name} as Consent and ConsentManager`, () => {
    test.each<readonly [ConsentNeed, ConsentAnswer | undefined, boolean]>([
      ['none', undefined, true],
      ['none', 'given', true],
      ['none', 'refused', false],
      ['needed', undefined, false],
      ['needed', 'given', true],
      ['needed', 'refused', false],
      ['unknown', undefined, false],
      ['unknown', 'given', false],
    ])('[ANA-01] with a consent that is %s and the answer %s, following is allowed: %s', (need, response, allowed) => {
      const consent = open({ need });
      if (response !== undefined) consent.keep(response)();
      expect([consent.answer(), consent.mayTrack()]).toEqual([response, allowed]);
    });

    test.each<ConsentNeed>(['none', 'needed', 'unknown'])(
      '[ANA-01] Global Privacy Control is a no whatever was answered, and there is nothing to ask (%s)',
      (need) => {
        const consent = open({ need, hasPrivacySignal: true });
        consent.keep('given')();
        expect([consent.isRefusedByBrowser(), consent.mayTrack(), consent.hasQuestion()]).toEqual([true, false, false]);
        expect(open({ need }).isRefusedByBrowser()).toBe(false);
      },
    );

    test('[ANA-01] only a consent that is needed is asked for', () => {
      const requested = (['needed', 'none', 'unknown'] as const).map((need) => open({ need }).hasQuestion());
      expect(requested).toEqual([true, false, false]);
    });

    test('[ANA-01] each answer is told to who listens, once it counts, and to nobody who has ended that', () => {
      const consent = open({ need: 'needed' });
      const received: boolean[] = [];
      const listen = consent.onChange(() => void received.push(consent.mayTrack()));
      consent.keep('given')();
      expect(received).toEqual([]);
      const end = listen();
      consent.keep('refused')();
      consent.keep('given')();
      end();
      consent.keep('refused')();
      expect(received).toEqual([false, true]);
    });
  });
};
