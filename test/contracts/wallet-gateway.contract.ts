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

export const WALLET_CALLS = ['wallet', 'remove', 'makeDefault'] as const;

const onlyCard = async ({ wallet }: WalletGateway): Promise<string> => {
  const read = await wallet();
  return (E.isRight(read) ? read.right.cards[0]?.walletId : undefined) ?? '';
};

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

    test('[PAY-05] makes a card the default, and removes it', async () => {
      const { gateway, holderSignsIn } = await makeWorld();
      await holderSignsIn();
      const id = await onlyCard(gateway);
      expect(await gateway.makeDefault(id)()).toEqual(E.right(undefined));
      expect(await gateway.wallet()).toMatchObject({ right: { cards: [{ walletId: id, isDefault: true }] } });
      expect(await gateway.remove(id)()).toEqual(E.right(undefined));
      expect(await gateway.wallet()).toEqual(E.right({ cards: [] }));
      expect(await gateway.remove(id)()).toEqual(E.left({ kind: 'no-such-card' }));
      expect(await gateway.makeDefault(id)()).toEqual(E.left({ kind: 'no-such-card' }));
    });

    test('[PAY-05] changes nothing for a guest, and nothing before the task runs', async () => {
      const { gateway, becomesGuest, holderSignsIn } = await makeWorld();
      await becomesGuest();
      expect(await gateway.remove('30001')()).toEqual(E.left({ kind: 'identity-needed' }));
      expect(await gateway.makeDefault('30001')()).toEqual(E.left({ kind: 'identity-needed' }));
      await holderSignsIn();
      gateway.remove(await onlyCard(gateway));
      expect(await gateway.wallet()).toMatchObject({ right: { cards: { length: 1 } } });
    });
  });
};
