import type { Wallet, WalletCard } from '../../core/wallet/wallet';
import type { WalletGateway } from '../../core/wallet/wallet-gateway';
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

  readonly wallet: WalletGateway['wallet'] = this.respond('wallet', () =>
    structuredClone(this.#wallets.get(this.caller.userId ?? '') ?? { cards: [] }),
  );
}
