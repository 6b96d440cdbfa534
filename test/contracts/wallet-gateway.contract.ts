import * as E from 'fp-ts/Either';
import type { WalletGateway } from '../../core/wallet/wallet-gateway';
import type { Making } from './making';

/** The world behind a WalletGateway. */
export interface WalletWorld {
  readonly gateway: WalletGateway;
  readonly becomesGuest: () => Promise<void>;
  /** Makes the caller a customer whose wallet has the temporary card of a new approval. */
  readonly holderSignsIn: () => Promise<void>;
  /** The token of a card that is typed at the payment provider. */
  readonly cardToken: (card: 'approved' | 'declined' | 'needs-authentication') => string;
  /** The shopper approves a card on the bank's page. Returns the id with which the bank sends the shopper back. */
  readonly approves: (url: string) => Promise<string>;
}

export const WALLET_CALLS = [
  'wallet',
  'remove',
  'makeDefault',
  'replace',
  'changeExpiry',
  'add',
  'finishAdding',
] as const;

const RETURN_URL = 'http://127.0.0.1/account/wallet';

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
      expect(await gateway.wallet()).toMatchObject(E.right({ cards: [] }));
    });

    test('[USR-10] marks the temporary card as such and returns only the last four digits of its number', async () => {
      const { gateway, holderSignsIn } = await makeWorld();
      await holderSignsIn();
      expect(await gateway.wallet()).toMatchObject(
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
      expect(await gateway.wallet()).toMatchObject(E.right({ cards: [] }));
      expect(await gateway.remove(id)()).toEqual(E.left({ kind: 'no-such-card' }));
      expect(await gateway.makeDefault(id)()).toEqual(E.left({ kind: 'no-such-card' }));
    });

    test('[PAY-05] changes nothing for a guest, and nothing before the task runs', async () => {
      const { gateway, becomesGuest, holderSignsIn } = await makeWorld();
      await becomesGuest();
      expect(await gateway.remove('30001')()).toEqual(E.left({ kind: 'identity-needed' }));
      expect(await gateway.makeDefault('30001')()).toEqual(E.left({ kind: 'identity-needed' }));
      expect(await gateway.replace('30001', '30002')()).toEqual(E.left({ kind: 'identity-needed' }));
      await holderSignsIn();
      gateway.remove(await onlyCard(gateway));
      expect(await gateway.wallet()).toMatchObject({ right: { cards: { length: 1 } } });
    });

    test('[ACC-03] adds a typed card once, without an order', async () => {
      const { gateway, holderSignsIn, cardToken } = await makeWorld();
      await holderSignsIn();
      const card = { token: cardToken('approved'), returnUrl: RETURN_URL };
      expect(await gateway.add(card)()).toEqual(E.right({ kind: 'added' }));
      expect(await gateway.add(card)()).toEqual(E.right({ kind: 'added' }));
      expect(await gateway.wallet()).toMatchObject({
        right: {
          cards: [{ cardType: 'PETCOPAY' }, { cardType: 'VISA', displayNumber: '************4242' }],
          cardFields: { kind: 'embedded' },
        },
      });
    });

    test('[ACC-03] a card is removed after another one has taken its place, and is the default if that was', async () => {
      const { gateway, holderSignsIn, cardToken } = await makeWorld();
      await holderSignsIn();
      const temporary = await onlyCard(gateway);
      await gateway.makeDefault(temporary)();
      await gateway.add({ token: cardToken('approved'), returnUrl: RETURN_URL })();
      const read = await gateway.wallet();
      const saved = (E.isRight(read) ? read.right.cards[1]?.walletId : undefined) ?? '';
      const noReplacement = E.left({ kind: 'no-such-replacement' });
      expect(await gateway.replace(temporary, temporary)()).toEqual(noReplacement);
      expect(await gateway.replace(temporary, '9')()).toEqual(noReplacement);
      // A temporary card does not last.
      expect(await gateway.replace(saved, temporary)()).toEqual(noReplacement);
      expect(await gateway.wallet()).toMatchObject({ right: { cards: { length: 2 } } });
      expect(await gateway.replace(temporary, saved)()).toEqual(E.right(undefined));
      expect(await gateway.wallet()).toMatchObject({ right: { cards: [{ walletId: saved, isDefault: true }] } });
      expect(await gateway.replace(temporary, saved)()).toEqual(E.left({ kind: 'no-such-card' }));
    });

    test('[ACC-03] changes the date of a saved card, and of no other one', async () => {
      const { gateway, becomesGuest, holderSignsIn, cardToken } = await makeWorld();
      const renewed = { month: '03', year: '2043' };
      await becomesGuest();
      expect(await gateway.changeExpiry('30001', renewed)()).toEqual(E.left({ kind: 'identity-needed' }));
      await holderSignsIn();
      const temporary = await onlyCard(gateway);
      await gateway.add({ token: cardToken('approved'), returnUrl: RETURN_URL })();
      const read = await gateway.wallet();
      const saved = (E.isRight(read) ? read.right.cards[1]?.walletId : undefined) ?? '';
      expect(await gateway.changeExpiry(saved, renewed)()).toEqual(E.right(undefined));
      // The bank sends the date of the shop's own card.
      expect(await gateway.changeExpiry(temporary, renewed)()).toEqual(E.left({ kind: 'no-such-card' }));
      expect(await gateway.changeExpiry('9', renewed)()).toEqual(E.left({ kind: 'no-such-card' }));
      const after = await gateway.wallet();
      const cards = E.isRight(after) ? after.right.cards : [];
      expect(cards.map(({ expireMonth, expireYear, canEdit }) => [expireMonth, expireYear, canEdit])).toEqual([
        [expect.stringMatching(/^\d{2}$/), expect.not.stringMatching(/^2043$/), undefined],
        ['03', '2043', true],
      ]);
    });

    test('[ACC-03] says why a card is not added, and adds nothing for a guest', async () => {
      const { gateway, becomesGuest, holderSignsIn, cardToken } = await makeWorld();
      await becomesGuest();
      const approved = { token: cardToken('approved'), returnUrl: RETURN_URL };
      expect(await gateway.add(approved)()).toEqual(E.left({ kind: 'identity-needed' }));
      expect(await gateway.finishAdding('seti_1')()).toEqual(E.left({ kind: 'identity-needed' }));
      await holderSignsIn();
      gateway.add(approved);
      const declined = { token: cardToken('declined'), returnUrl: RETURN_URL };
      expect(await gateway.add(declined)()).toEqual(E.left({ kind: 'card-declined', reason: 'declined' }));
      const unknown = { token: 'unknown', returnUrl: RETURN_URL };
      expect(await gateway.add(unknown)()).toEqual(E.left({ kind: 'no-such-card' }));
      expect(await gateway.finishAdding('seti_1')()).toEqual(E.left({ kind: 'no-such-card' }));
      expect(await gateway.wallet()).toMatchObject({ right: { cards: { length: 1 } } });
    });

    test('[ACC-03] a card that the bank asks about is added after the approval', async () => {
      const { gateway, holderSignsIn, cardToken, approves } = await makeWorld();
      await holderSignsIn();
      const waiting = await gateway.add({ token: cardToken('needs-authentication'), returnUrl: RETURN_URL })();
      expect(waiting).toEqual(E.right({ kind: 'needs-approval', url: expect.stringMatching(/^https:/) }));
      expect(await gateway.wallet()).toMatchObject({ right: { cards: { length: 1 } } });
      const url = E.isRight(waiting) && waiting.right.kind === 'needs-approval' ? waiting.right.url : '';
      expect(await gateway.finishAdding(await approves(url))()).toEqual(E.right({ kind: 'added' }));
      expect(await gateway.wallet()).toMatchObject({ right: { cards: { length: 2 } } });
    });
  });
};
