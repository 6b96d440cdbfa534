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
    ])('[ANA-01] with the need %s and the answer %s, tracking is allowed: %s', (need, response, allowed) => {
      const consent = open({ need });
      if (response !== undefined) consent.keep(response)();
      expect([consent.answer(), consent.mayTrack()]).toEqual([response, allowed]);
    });

    test.each<ConsentNeed>(['none', 'needed', 'unknown'])(
      '[ANA-01] treats Global Privacy Control as a refusal whatever the answer, without a prompt (%s)',
      (need) => {
        const consent = open({ need, hasPrivacySignal: true });
        consent.keep('given')();
        expect([consent.isRefusedByBrowser(), consent.mayTrack(), consent.hasQuestion()]).toEqual([true, false, false]);
        expect(open({ need }).isRefusedByBrowser()).toBe(false);
      },
    );

    test('[ANA-01] prompts only for a required consent', () => {
      const requested = (['needed', 'none', 'unknown'] as const).map((need) => open({ need }).hasQuestion());
      expect(requested).toEqual([true, false, false]);
    });

    test('[ANA-01] notifies listeners of each effective answer until they unsubscribe', () => {
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
