import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CardFields } from '../../core/checkout/loading/checkout';
import type { Wallet, WalletCard } from '../../core/wallet/wallet';
import type {
  AddCardFailure,
  CardAdded,
  ChangeExpiryFailure,
  ChangeWalletFailure,
  ReplaceCardFailure,
  WalletGateway,
} from '../../core/wallet/wallet-gateway';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

type PlanRefusal = Extract<ReplaceCardFailure, { kind: 'no-such-replacement' | 'card-expires' | 'delivery-under-way' }>;

/** Wallets in memory. `caller` identifies the owner. */
export class FakeWalletGateway extends FakeUpstream<keyof WalletGateway> implements WalletGateway {
  readonly #wallets = new Map<string, Wallet>();

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  /** Tokens that begin so are declined, or need the approval of the bank. */
  static readonly DECLINED = 'pm_declined';
  static readonly NEEDS_APPROVAL = 'pm_approve';
  #isFull = false;
  #takesDates = true;
  #refusal: PlanRefusal | undefined;
  #cardFields: CardFields | undefined = { kind: 'embedded', origin: 'https://pay.example' };
  readonly #setups = new Map<string, { readonly userId: string; isApproved: boolean }>();

  hasCards(userId: string, ...cards: ReadonlyArray<WalletCard>): this {
    this.#wallets.set(userId, structuredClone({ cards, cardFields: this.#cardFields }));
    return this;
  }

  /** No wallet takes another card. */
  isFull(): this {
    this.#isFull = true;
    return this;
  }

  /** A shop without a payment provider. */
  takesNoCards(): this {
    this.#cardFields = undefined;
    return this;
  }

  /** The provider takes no new date of a card. */
  declinesDates(): void {
    this.#takesDates = false;
  }

  /** Repeat deliveries do not let another card take the place of the one that pays them. */
  refusesToReplace(refusal: PlanRefusal | undefined): void {
    this.#refusal = refusal;
  }

  /** The shopper approves a card at the bank. */
  approves(setupId: string): void {
    const setup = this.#setups.get(setupId);
    if (setup !== undefined) setup.isApproved = true;
  }

  readonly wallet: WalletGateway['wallet'] = this.respond('wallet', () =>
    structuredClone({ ...this.#own, ...(this.#isFull ? { isFull: true } : {}) }),
  );

  readonly remove: WalletGateway['remove'] = (walletId) =>
    this.#change('remove', walletId, (cards) => cards.filter((card) => card.walletId !== walletId));

  readonly makeDefault: WalletGateway['makeDefault'] = (walletId) =>
    this.#change('makeDefault', walletId, (cards) =>
      cards.map((card) => ({ ...card, isDefault: card.walletId === walletId })),
    );

  readonly replace: WalletGateway['replace'] = (walletId, by) =>
    this.respondEither('replace', (): E.Either<ReplaceCardFailure, void> => {
      const { userId, isRegistered } = this.caller;
      if (userId === undefined || !isRegistered) return E.left({ kind: 'identity-needed' });
      const { cards, cardFields } = this.#own;
      const removed = cards.find((card) => card.walletId === walletId);
      const other = cards.find((card) => card.walletId === by && !card.isTemporary);
      if (removed === undefined) return E.left({ kind: 'no-such-card' });
      if (other === undefined || removed === other) return E.left({ kind: 'no-such-replacement' });
      if (this.#refusal !== undefined) return E.left(this.#refusal);
      const kept = cards.filter((card) => card !== removed);
      const isDefault = ({ walletId: id, isDefault: was }: WalletCard): boolean =>
        removed.isDefault ? id === by : was;
      this.#wallets.set(userId, { cards: kept.map((card) => ({ ...card, isDefault: isDefault(card) })), cardFields });
      return E.right(undefined);
    });

  readonly changeExpiry: WalletGateway['changeExpiry'] = (walletId, { month, year }) =>
    this.respondEither('changeExpiry', (): E.Either<ChangeExpiryFailure, void> => {
      const { userId, isRegistered } = this.caller;
      if (userId === undefined || !isRegistered) return E.left({ kind: 'identity-needed' });
      const { cards, ...wallet } = this.#own;
      const card = cards.find((each) => each.walletId === walletId && each.canEdit === true);
      if (card === undefined) return E.left({ kind: 'no-such-card' });
      if (!this.#takesDates) return E.left({ kind: 'card-declined', reason: 'declined' });
      const renewed = { ...card, expireMonth: month, expireYear: year };
      this.#wallets.set(userId, { ...wallet, cards: cards.map((each) => (each === card ? renewed : each)) });
      return E.right(undefined);
    });

  readonly add: WalletGateway['add'] = ({ token }) =>
    this.respondEither('add', (): E.Either<AddCardFailure, CardAdded> => {
      const { userId, isRegistered } = this.caller;
      if (userId === undefined || !isRegistered) return E.left({ kind: 'identity-needed' } as const);
      if (!token.startsWith('pm_')) return E.left({ kind: 'no-such-card' } as const);
      if (token.startsWith(FakeWalletGateway.DECLINED)) {
        return E.left({ kind: 'card-declined', reason: 'declined' } as const);
      }
      if (this.#isFull) return E.left({ kind: 'wallet-full' } as const);
      if (!token.startsWith(FakeWalletGateway.NEEDS_APPROVAL)) return this.#keep(userId, token);
      const setupId = `seti_${token}`;
      this.#setups.set(setupId, { userId, isApproved: false });
      return E.right({ kind: 'needs-approval', url: `https://pay.example/setup/${setupId}` } as const);
    });

  readonly finishAdding: WalletGateway['finishAdding'] = (setupId) =>
    this.respondEither('finishAdding', (): E.Either<AddCardFailure, CardAdded> => {
      const { userId, isRegistered } = this.caller;
      if (userId === undefined || !isRegistered) return E.left({ kind: 'identity-needed' } as const);
      const setup = this.#setups.get(setupId);
      if (setup?.userId !== userId) return E.left({ kind: 'no-such-card' } as const);
      return setup.isApproved
        ? this.#keep(userId, setupId)
        : E.left({ kind: 'card-declined', reason: 'authentication-failed' } as const);
    });

  #keep(userId: string, token: string): E.Either<never, CardAdded> {
    const wallet = this.#own;
    if (wallet.cards.some(({ walletId }) => walletId === token)) return E.right({ kind: 'added' });
    const card: WalletCard = {
      walletId: token,
      cardType: 'VISA',
      displayNumber: '************4242',
      expireMonth: '12',
      expireYear: '2040',
      isDefault: wallet.cards.length === 0,
      isTemporary: false,
      canEdit: true,
    };
    this.#wallets.set(userId, { ...wallet, cards: [...wallet.cards, card] });
    return E.right({ kind: 'added' });
  }

  get #own(): Wallet {
    const { userId, isRegistered } = this.caller;
    const cardFields = isRegistered ? this.#cardFields : undefined;
    return this.#wallets.get(userId ?? '') ?? { cards: [], cardFields };
  }

  #change(
    call: 'remove' | 'makeDefault',
    walletId: string,
    change: (cards: ReadonlyArray<WalletCard>) => ReadonlyArray<WalletCard>,
  ): TaskEither<ChangeWalletFailure, void> {
    return this.respondEither(call, () => {
      const { userId, isRegistered } = this.caller;
      if (userId === undefined || !isRegistered) return E.left({ kind: 'identity-needed' } as const);
      const { cards, cardFields } = this.#own;
      if (!cards.some((card) => card.walletId === walletId)) return E.left({ kind: 'no-such-card' } as const);
      this.#wallets.set(userId, { cards: change(cards), cardFields });
      return E.right(undefined);
    });
  }
}
