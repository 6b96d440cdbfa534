import * as E from 'fp-ts/Either';
import type { WalletGateway } from '../../core/wallet/wallet-gateway';
import type { Making } from './making';

/** The world behind a WalletGateway. */
export interface WalletWorld {
  readonly gateway: WalletGateway;
  readonly becomesGuest: () => Promise<void>;
  /** Makes the caller a customer whose wallet has the temporary card of a new approval. */
  readonly holderSignsIn: () => Promise<void>;
}

export const WALLET_CALLS = ['wallet'] as const;

/** Every WalletGateway, fake or real, passes this. */
export const walletGatewayContract = (name: string, makeWorld: Making<WalletWorld>): void => {
  describe(`[PLT-02] ${name} as a WalletGateway`, () => {
    test('[USR-10] returns an empty wallet for a guest', async () => {
      const { gateway, becomesGuest } = await makeWorld();
      await becomesGuest();
      expect(await gateway.wallet()).toEqual(E.right({ cards: [] }));
    });

    test('[USR-10] marks the temporary card as such and returns only the last four digits of its number', async () => {
      const { gateway, holderSignsIn } = await makeWorld();
      await holderSignsIn();
      expect(await gateway.wallet()).toEqual(
        E.right({
          cards: [
            {
              walletId: expect.any(String),
              cardType: 'PETCOPAY',
              displayNumber: expect.stringMatching(/^\*{12}\d{4}$/),
              expireMonth: expect.stringMatching(/^\d{2}$/),
              expireYear: expect.stringMatching(/^\d{4}$/),
              isDefault: false,
              isTemporary: true,
            },
          ],
        }),
      );
    });
  });
};
