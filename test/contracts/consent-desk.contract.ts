import type { Consent, ConsentAnswer, ConsentDesk, ConsentNeed } from '../../core/analytics/consent';

export interface ConsentWorld {
  readonly need: ConsentNeed;
  readonly hasPrivacySignal?: boolean;
}

/** Every Consent with its ConsentDesk, fake or real, passes this. */
export const consentDeskContract = (name: string, open: (world: ConsentWorld) => Consent & ConsentDesk): void => {
  describe(`[PLT-02] ${name} as Consent and ConsentDesk`, () => {
    test.each<readonly [ConsentNeed, ConsentAnswer | undefined, boolean]>([
      ['none', undefined, true],
      ['none', 'given', true],
      ['none', 'refused', false],
      ['needed', undefined, false],
      ['needed', 'given', true],
      ['needed', 'refused', false],
      ['unknown', undefined, false],
      ['unknown', 'given', false],
    ])('[ANA-01] with a consent that is %s and the answer %s, following is allowed: %s', (need, answer, allowed) => {
      const desk = open({ need });
      if (answer !== undefined) desk.keep(answer)();
      expect([desk.answer(), desk.mayTrack()]).toEqual([answer, allowed]);
    });

    test.each<ConsentNeed>(['none', 'needed', 'unknown'])(
      '[ANA-01] Global Privacy Control is a no whatever was answered, and there is nothing to ask (%s)',
      (need) => {
        const desk = open({ need, hasPrivacySignal: true });
        desk.keep('given')();
        expect([desk.isRefusedByBrowser(), desk.mayTrack(), desk.hasQuestion()]).toEqual([true, false, false]);
        expect(open({ need }).isRefusedByBrowser()).toBe(false);
      },
    );

    test('[ANA-01] only a consent that is needed is asked for', () => {
      const asked = (['needed', 'none', 'unknown'] as const).map((need) => open({ need }).hasQuestion());
      expect(asked).toEqual([true, false, false]);
    });

    test('[ANA-01] each answer is told to who listens, once it counts, and to nobody who has ended that', () => {
      const desk = open({ need: 'needed' });
      const heard: boolean[] = [];
      const listen = desk.onAnswer(() => void heard.push(desk.mayTrack()));
      desk.keep('given')();
      expect(heard).toEqual([]);
      const end = listen();
      desk.keep('refused')();
      desk.keep('given')();
      end();
      desk.keep('refused')();
      expect(heard).toEqual([false, true]);
    });
  });
};
