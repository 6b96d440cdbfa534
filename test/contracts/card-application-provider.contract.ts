import * as E from 'fp-ts/Either';
import type { CardApplicationProvider } from '../../core/petco-pay/card-application-provider';
import type { Making } from './making';

/** The world behind a CardApplicationProvider: a bank and a shopper. */
export interface CardApplicationWorld {
  readonly provider: CardApplicationProvider;
  /** Resolves when the application is visible. */
  readonly untilOpen: () => Promise<void>;
  /** Sets the bank's result; the application stays open. */
  readonly decides: (result: 'APPROVED' | 'DECLINED' | 'PENDING' | 'EXISTING' | 'ERROR') => Promise<void>;
  /** The shopper closes the application. */
  readonly closes: () => void;
  /** From now on the bank is unreachable. */
  readonly isUnreachable: () => void;
  /** From now on the bank exceeds the time limit. */
  readonly isTooSlow: () => void;
  readonly isBack: () => void;
}

const REQUEST = {
  prescreenId: undefined,
  applicant: { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.test', phone: '6195550100' },
};

/** Every CardApplicationProvider, fake or real, passes this. */
export const cardApplicationProviderContract = (name: string, makeWorld: Making<CardApplicationWorld>): void => {
  const silent = (): void => undefined;

  describe(`[PLT-02] ${name} as an CardApplicationProvider`, () => {
    test.each(['APPROVED', 'DECLINED', 'PENDING', 'EXISTING', 'ERROR'] as const)(
      '[PCC-04] returns the result %s when the application closes',
      async (result) => {
        const world = await makeWorld();
        const end = world.provider.apply(REQUEST, silent)();
        await world.untilOpen();
        await world.decides(result);
        world.closes();
        expect(await end).toMatchObject({
          _tag: 'Right',
          right: { callId: expect.any(String), message: expect.any(String), result, status: expect.any(String) },
        });
      },
    );

    test('[PCC-04] returns no result when the application closes early', async () => {
      const world = await makeWorld();
      const end = world.provider.apply(REQUEST, silent)();
      await world.untilOpen();
      world.closes();
      expect(await end).toEqual(E.right(undefined));
    });

    test('[PCC-03] notifies the shop once before the application appears', async () => {
      const world = await makeWorld();
      let recorded = 0;
      const apply = world.provider.apply(REQUEST, () => void (recorded += 1));
      expect(recorded).toBe(0);
      const end = apply();
      await world.untilOpen();
      expect(recorded).toBe(1);
      world.closes();
      await end;
      expect(recorded).toBe(1);
    });

    test('[PCC-03] returns an unreachable bank as a failure and opens nothing', async () => {
      const world = await makeWorld();
      world.isUnreachable();
      let recorded = 0;
      expect(await world.provider.apply(REQUEST, () => void (recorded += 1))()).toEqual(
        E.left({ kind: 'card-application-unavailable', reason: expect.any(String) }),
      );
      expect(recorded).toBe(0);
    });

    test('[PCC-03] returns a bank that times out as its own failure', async () => {
      const world = await makeWorld();
      world.isTooSlow();
      expect(await world.provider.apply(REQUEST, silent)()).toEqual(E.left({ kind: 'card-application-timed-out' }));
    });

    test('[PCC-03] opens the application in the call after a failure', async () => {
      const world = await makeWorld();
      world.isUnreachable();
      await world.provider.apply(REQUEST, silent)();
      world.isBack();
      const end = world.provider.apply(REQUEST, silent)();
      await world.untilOpen();
      world.closes();
      expect(await end).toEqual(E.right(undefined));
    });

    test('[PCC-04] does not carry over the result to a second application', async () => {
      const world = await makeWorld();
      const first = world.provider.apply(REQUEST, silent)();
      await world.untilOpen();
      await world.decides('DECLINED');
      world.closes();
      await first;
      const second = world.provider.apply(REQUEST, silent)();
      await world.untilOpen();
      world.closes();
      expect(await second).toEqual(E.right(undefined));
    });
  });
};
