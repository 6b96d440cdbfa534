import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Wallet, WalletCard } from '../../core/wallet/wallet';
import type { ChangeWalletFailure, WalletGateway } from '../../core/wallet/wallet-gateway';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

/** Wallets in memory. `caller` identifies the owner. */
export class FakeWalletGateway extends FakeUpstream<keyof WalletGateway> implements WalletGateway {
  readonly #wallets = new Map<string, Wallet>();

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  hasCards(userId: string, ...cards: ReadonlyArray<WalletCard>): this {
    this.#wallets.set(userId, structuredClone({ cards }));
    return this;
  }

  readonly wallet: WalletGateway['wallet'] = this.respond('wallet', () => structuredClone(this.#own));

  readonly remove: WalletGateway['remove'] = (walletId) =>
    this.#change('remove', walletId, (cards) => cards.filter((card) => card.walletId !== walletId));

  readonly makeDefault: WalletGateway['makeDefault'] = (walletId) =>
    this.#change('makeDefault', walletId, (cards) =>
      cards.map((card) => ({ ...card, isDefault: card.walletId === walletId })),
    );

  get #own(): Wallet {
    return this.#wallets.get(this.caller.userId ?? '') ?? { cards: [] };
  }

  #change(
    call: 'remove' | 'makeDefault',
    walletId: string,
    change: (cards: ReadonlyArray<WalletCard>) => ReadonlyArray<WalletCard>,
  ): TaskEither<ChangeWalletFailure, void> {
    return this.respondEither(call, () => {
      const { userId, isRegistered } = this.caller;
      if (userId === undefined || !isRegistered) return E.left({ kind: 'identity-needed' } as const);
      const { cards } = this.#own;
      if (!cards.some((card) => card.walletId === walletId)) return E.left({ kind: 'no-such-card' } as const);
      this.#wallets.set(userId, { cards: change(cards) });
      return E.right(undefined);
    });
  }
}
