import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Wallet } from '../../core/wallet/wallet';
import type { ChangeWalletFailure, WalletGateway } from '../../core/wallet/wallet-gateway';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { HttpClient, HttpRequest } from '../http/http-client';
import { path } from '../http/path';
import { recoverWith, callCommerce } from './call-commerce';
import { changedCardWire, walletWire } from './card-wire';
import { isMissing, isRefusedWith, needsIdentity } from './refusals';
import { hasNoIdentity } from '../../core/errors/identity-lost';

/** The wallet at the commerce service. */
export class HttpWalletGateway implements WalletGateway {
  readonly wallet: WalletGateway['wallet'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
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

  readonly remove: WalletGateway['remove'] = (walletId) =>
    this.#change({ kind: 'personal', method: 'DELETE', path: path`wallet/@self/x_card/${walletId}` });

  readonly makeDefault: WalletGateway['makeDefault'] = (walletId) =>
    this.#change({
      kind: 'personal',
      method: 'PUT',
      path: path`wallet/@self/x_card/${walletId}`,
      body: { isDefault: 'true' },
    });

  #change(request: HttpRequest): TE.TaskEither<ChangeWalletFailure, void> {
    return pipe(
      callCommerce(this.#http, { ...request, isExpectedRefusal: isExpected }, changedCardWire),
      TE.map(() => undefined),
      TE.mapLeft(toChangeFailure),
    );
  }
}

const isNoSuchCard = (failure: UpstreamFailure): boolean =>
  isMissing(failure) || isRefusedWith(failure, ['_ERR_PAY_NO_SUCH_CARD']);

/** Refusals for which the caller says what to do. */
const isExpected = (failure: UpstreamFailure): boolean => isNoSuchCard(failure) || needsIdentity(failure);

const toChangeFailure = (failure: UpstreamFailure): ChangeWalletFailure => {
  if (isNoSuchCard(failure)) return { kind: 'no-such-card' };
  return needsIdentity(failure) ? { kind: 'identity-needed' } : failure;
};
