import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { NO_CARD } from '../../../core/petco-pay/card-status';
import type { CardProgrammeGateway, TempCard } from '../../../core/petco-pay/card-programme-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { recoverWith, callCommerce, COMMERCE } from '../call-commerce';
import { cardStatusWire, tempCardWire } from './card-wire';
import { hasNoIdentity } from '../../../core/errors/identity-lost';

/** The store card's records at the commerce service. */
export class HttpCardProgrammeGateway implements CardProgrammeGateway {
  readonly status: CardProgrammeGateway['status'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.status = pipe(
      callCommerce(
        http,
        { kind: 'personal', method: 'GET', path: 'mbrattributes/pccinfo', isExpectedRefusal: hasNoIdentity },
        cardStatusWire,
      ),
      TE.map(({ plccEnrollFlag, plccPrescreenFlag, plccPrescreenId, plccLifetimePoints, x_approvedCallId }) => ({
        isEnrolled: plccEnrollFlag === 'Y',
        isPrescreen: plccPrescreenFlag === 'Y',
        prescreenId: plccPrescreenId,
        rewardsAmount: plccLifetimePoints ?? NO_CARD.rewardsAmount,
        approvedCallId: plccEnrollFlag === 'Y' ? undefined : x_approvedCallId,
      })),
      recoverWith(hasNoIdentity, NO_CARD),
    );
  }

  readonly addTempCard: CardProgrammeGateway['addTempCard'] = (card) =>
    pipe(
      callCommerce(
        this.#http,
        { kind: 'personal', method: 'POST', path: 'wallet/petcoPayTempCard', body: payloadOf(card) },
        tempCardWire,
      ),
      TE.chain(({ status }) =>
        status === undefined || status === 'Success' ? TE.right(undefined) : TE.left(notAdded(status)),
      ),
    );
}

/** Undefined fields are left out. */
const payloadOf = ({ callId, isPrescreen, pccUserId, saveToWallet, enrollmentStatus }: TempCard): unknown => ({
  ...(callId === undefined ? {} : { callId }),
  ...(isPrescreen ? { preScreenFlow: 'Y' } : {}),
  ...(pccUserId === undefined ? {} : { pccUserId }),
  saveToWallet: String(saveToWallet),
  enrollmentStatus,
});

/** The failure for a response with status 200 whose body is a refusal. */
const notAdded = (status: string): UpstreamFailure => ({
  kind: 'refused',
  service: COMMERCE,
  status: 200,
  facts: [],
  codes: [status],
  message: undefined,
  parameters: [],
});
