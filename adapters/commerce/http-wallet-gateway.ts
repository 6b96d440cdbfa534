import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Wallet } from '../../core/wallet/wallet';
import type { WalletGateway } from '../../core/wallet/wallet-gateway';
import type { HttpClient } from '../http/http-client';
import { recoverWith, callCommerce } from './call-commerce';
import { walletWire } from './card-wire';
import { hasNoIdentity } from '../../core/errors/identity-lost';

/** The wallet at the commerce service. */
export class HttpWalletGateway implements WalletGateway {
  readonly wallet: WalletGateway['wallet'];

  constructor(http: HttpClient) {
    this.wallet = pipe(
      callCommerce(
        http,
        { kind: 'personal', method: 'GET', path: 'wallet/@self', isExpectedRefusal: hasNoIdentity },
        walletWire,
      ),
      TE.map(({ wallet }) => ({
        cards: wallet.map(({ isDefault, isTemporary, ...card }) => ({
          ...card,
          isDefault: isDefault ?? false,
          isTemporary: isTemporary ?? false,
        })),
      })),
      recoverWith<Wallet>(hasNoIdentity, { cards: [] }),
    );
  }
}
