import * as E from 'fp-ts/Either';
import type { CardProgrammeGateway, TempCard } from '../../core/petco-pay/card-programme-gateway';
import { NO_CARD } from '../../core/petco-pay/card-status';
import type { Making } from './making';

/** The world behind a CardProgrammeGateway. */
export interface CardProgrammeWorld {
  readonly gateway: CardProgrammeGateway;
  readonly becomesGuest: () => Promise<void>;
  /** Makes the caller a customer with an approved application; returns its call id and their user id. */
  readonly approvedSignsIn: () => Promise<{ readonly callId: string; readonly userId: string }>;
  /** The caller is a customer who never applied. */
  readonly newcomerSignsIn: () => Promise<void>;
}

export const CARD_PROGRAMME_CALLS = ['status', 'addTempCard'] as const;

export const aTempCard = (facts: Partial<TempCard> = {}): TempCard => ({
  callId: 'call-1',
  isPrescreen: false,
  pccUserId: undefined,
  saveToWallet: true,
  enrollmentStatus: 'APPROVED',
  ...facts,
});

/** Every CardProgrammeGateway, fake or real, passes this. */
export const cardProgrammeGatewayContract = (name: string, makeWorld: Making<CardProgrammeWorld>): void => {
  describe(`[PLT-02] ${name} as a CardProgrammeGateway`, () => {
    test('[PCC-01] returns no card for a guest', async () => {
      const { gateway, becomesGuest } = await makeWorld();
      await becomesGuest();
      expect(await gateway.status()).toEqual(E.right(NO_CARD));
    });

    test('[PCC-01] returns no enrolment and no earnings for a shopper who never applied', async () => {
      const { gateway, newcomerSignsIn } = await makeWorld();
      await newcomerSignsIn();
      expect(await gateway.status()).toMatchObject({
        right: { isEnrolled: false, rewardsAmount: '0', approvedCallId: undefined },
      });
    });

    test('[PCC-04] returns an approval with its call id until the card is added', async () => {
      const { gateway, approvedSignsIn } = await makeWorld();
      const { callId } = await approvedSignsIn();
      expect(await gateway.status()).toMatchObject({ right: { isEnrolled: false, approvedCallId: callId } });
      await gateway.addTempCard(aTempCard({ callId }))();
      expect(await gateway.status()).toMatchObject({ right: { isEnrolled: true, approvedCallId: undefined } });
    });

    test('[PCC-05] adds an approved card and enrols the shopper', async () => {
      const { gateway, approvedSignsIn } = await makeWorld();
      const { callId, userId } = await approvedSignsIn();
      expect(await gateway.addTempCard(aTempCard({ callId, pccUserId: userId }))()).toEqual(E.right(undefined));
      expect(await gateway.status()).toMatchObject({ right: { isEnrolled: true } });
    });

    test('[PCC-05] adds an approved card without its call id', async () => {
      const { gateway, approvedSignsIn } = await makeWorld();
      await approvedSignsIn();
      expect(await gateway.addTempCard(aTempCard({ callId: undefined }))()).toEqual(E.right(undefined));
    });

    test('[PCC-05] adds and changes nothing without an approval', async () => {
      const { gateway, newcomerSignsIn } = await makeWorld();
      await newcomerSignsIn();
      expect(await gateway.addTempCard(aTempCard())()).toMatchObject({ left: { kind: 'refused' } });
      expect(await gateway.status()).toMatchObject({ right: { isEnrolled: false } });
    });
  });
};
