import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OpenOrders, PersonalData } from '../../../core/account/data/personal-data';
import type { SignInNeeded } from '../../../core/orders/order-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { isRefusedWith, needsIdentity, toSignInNeeded } from '../refusals';

const PATH = 'person/@self';
const OPEN_ORDERS = ['_ERR_OPEN_ORDERS'];

/** What the embedded backend knows of a shopper, and the deletion of it. */
export class HttpPersonalData implements PersonalData {
  readonly download: PersonalData['download'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.download = pipe(
      http({ kind: 'personal', method: 'GET', path: `${PATH}/x_data`, isExpectedRefusal: needsIdentity }),
      TE.bimap(toSignInNeeded, ({ body }) => body),
    );
  }

  readonly deleteAccount: PersonalData['deleteAccount'] = (password) =>
    pipe(
      this.#http({
        kind: 'essential',
        method: 'POST',
        path: `${PATH}/x_delete`,
        body: { logonPassword: password },
        isExpectedRefusal: needsIdentity,
      }),
      TE.bimap(toFailure, () => undefined),
    );
}

const toFailure = (failure: UpstreamFailure): OpenOrders | SignInNeeded | UpstreamFailure =>
  failure.kind === 'refused' && isRefusedWith(failure, OPEN_ORDERS)
    ? { kind: 'open-orders', orderIds: failure.parameters }
    : toSignInNeeded(failure);
