import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import type { Wallet } from '../../../core/wallet/wallet';
import type {
  AddCardFailure,
  CardAdded,
  ChangeExpiryFailure,
  ChangeWalletFailure,
  ReplaceCardFailure,
  WalletGateway,
} from '../../../core/wallet/wallet-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { path } from '../../http/path';
import { recoverWith, callCommerce } from '../call-commerce';
import { toCardFields } from '../checkout/card-fields-wire';
import { addedCardWire, changedCardWire, walletWire } from './card-wire';
import { isMissing, isRefusedWith, needsIdentity } from '../refusals';
import { toDeclineReason } from '../checkout/to-checkout';
import { hasNoIdentity } from '../../../core/errors/identity-lost';

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
      TE.map(({ wallet, x_cardFields, x_isFull }) => ({
        cardFields: toCardFields(x_cardFields),
        isFull: x_isFull ?? false,
        cards: wallet.map(({ isDefault, isTemporary, x_isUsable, x_canEdit, ...card }) => ({
          ...card,
          isDefault: isDefault ?? false,
          isTemporary: isTemporary ?? false,
          ...(x_isUsable === false ? { isUnusable: true } : {}),
          ...(x_canEdit === true ? { canEdit: true } : {}),
        })),
      })),
      recoverWith<Wallet>(hasNoIdentity, { cards: [], cardFields: undefined }),
    );
  }

  readonly remove: WalletGateway['remove'] = (walletId) =>
    pipe(
      this.#change({ kind: 'personal', method: 'DELETE', path: path`wallet/@self/x_card/${walletId}` }),
      TE.mapLeft(toChangeFailure),
    );

  readonly makeDefault: WalletGateway['makeDefault'] = (walletId) =>
    pipe(this.#put(walletId, { isDefault: 'true' }), TE.mapLeft(toChangeFailure));

  readonly replace: WalletGateway['replace'] = (walletId, by) =>
    pipe(this.#put(walletId, { x_replacedBy: by }), TE.mapLeft(toReplaceFailure));

  readonly changeExpiry: WalletGateway['changeExpiry'] = (walletId, { month, year }) =>
    pipe(
      this.#change({
        kind: 'personal',
        method: 'PUT',
        path: path`wallet/@self/x_card/${walletId}/x_expiry`,
        body: { expireMonth: month, expireYear: year },
      }),
      TE.mapLeft(toExpiryFailure),
    );

  readonly add: WalletGateway['add'] = ({ token, returnUrl }) =>
    this.#add({
      kind: 'personal',
      method: 'POST',
      path: 'wallet/@self/x_card',
      body: { token, x_returnUrl: returnUrl },
    });

  readonly finishAdding: WalletGateway['finishAdding'] = (setupId) =>
    this.#add({ kind: 'personal', method: 'PUT', path: path`wallet/@self/x_setup/${setupId}`, body: {} });

  #add(request: HttpRequest): TE.TaskEither<AddCardFailure, CardAdded> {
    return pipe(
      callCommerce(this.#http, { ...request, isExpectedRefusal: isExpectedOfAdding }, addedCardWire),
      TE.mapLeft(toAddFailure),
      TE.flatMap(toAdded),
    );
  }

  #put(walletId: string, body: HttpRequest['body']): TE.TaskEither<UpstreamFailure, void> {
    return this.#change({ kind: 'personal', method: 'PUT', path: path`wallet/@self/x_card/${walletId}`, body });
  }

  #change(request: HttpRequest): TE.TaskEither<UpstreamFailure, void> {
    return pipe(
      callCommerce(this.#http, { ...request, isExpectedRefusal: isExpectedOfChange }, changedCardWire),
      TE.map(() => undefined),
    );
  }
}

const isNoSuchCard = (failure: UpstreamFailure): boolean =>
  isMissing(failure) || isRefusedWith(failure, ['_ERR_PAY_NO_SUCH_CARD']);

/** Refusals for which the caller says what to do. */
const isExpected = (failure: UpstreamFailure): boolean => isNoSuchCard(failure) || needsIdentity(failure);

const DECLINED = '_ERR_PAYMENT_DECLINED';

const expires = (failure: UpstreamFailure): boolean => isRefusedWith(failure, ['_ERR_PAY_CARD_EXPIRES']);
const isUnderWay = (failure: UpstreamFailure): boolean => isRefusedWith(failure, ['_ERR_REPEAT_DELIVERY_STATE']);

const isExpectedOfChange = (failure: UpstreamFailure): boolean =>
  isExpected(failure) || expires(failure) || isUnderWay(failure) || isRefusedWith(failure, [DECLINED]);

/** Whether a refusal is about the card that is to take the place of another one. */
const isOfReplacement = (failure: UpstreamFailure): boolean =>
  failure.kind === 'refused' && isNoSuchCard(failure) && failure.parameters.includes('x_replacedBy');

const toReplaceFailure = (failure: UpstreamFailure): ReplaceCardFailure => {
  if (isOfReplacement(failure)) return { kind: 'no-such-replacement' };
  if (expires(failure)) return { kind: 'card-expires' };
  return isUnderWay(failure) ? { kind: 'delivery-under-way' } : toChangeFailure(failure);
};

const toAdded = ({ x_state, x_url: url }: TypeOf<typeof addedCardWire>): TE.TaskEither<AddCardFailure, CardAdded> => {
  if (x_state === 'SAVED') return TE.right({ kind: 'added' });
  return isPage(url)
    ? TE.right({ kind: 'needs-approval', url })
    : TE.left({ kind: 'card-declined', reason: 'authentication-failed' });
};

/** Whether it is the address of a page, which a shopper may be sent to. */
const isPage = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//.test(url);

const ADDING = [DECLINED, '_ERR_PAY_WALLET_FULL', '_ERR_TOO_MANY_REQUESTS'];

const isExpectedOfAdding = (failure: UpstreamFailure): boolean => isExpected(failure) || isRefusedWith(failure, ADDING);

const toAddFailure = (failure: UpstreamFailure): AddCardFailure => {
  if (isRefusedWith(failure, ['_ERR_PAY_WALLET_FULL'])) return { kind: 'wallet-full' };
  if (isRefusedWith(failure, ['_ERR_TOO_MANY_REQUESTS'])) return { kind: 'too-many-tries' };
  return toExpiryFailure(failure);
};

const toExpiryFailure = (failure: UpstreamFailure): ChangeExpiryFailure => {
  if (failure.kind !== 'refused' || !isRefusedWith(failure, [DECLINED])) return toChangeFailure(failure);
  const [reason] = failure.parameters.flatMap((parameter) => toDeclineReason(parameter) ?? []);
  return { kind: 'card-declined', reason: reason ?? 'declined' };
};

const toChangeFailure = (failure: UpstreamFailure): ChangeWalletFailure => {
  if (isNoSuchCard(failure)) return { kind: 'no-such-card' };
  return needsIdentity(failure) ? { kind: 'identity-needed' } : failure;
};
