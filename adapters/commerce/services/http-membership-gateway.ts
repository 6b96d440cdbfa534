import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { MembershipGateway } from '../../../core/rewards/membership/membership-gateway';
import type { HttpClient } from '../../http/http-client';
import { callCommerce } from '../call-commerce';
import { membershipWire } from './membership-wire';

/** The loyalty system's status after it has stored the member. */
const SYNCED = 'Success';

/** Joins the rewards programme through the commerce service (PAL-01). */
export class HttpMembershipGateway implements MembershipGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly join: MembershipGateway['join'] = (palsPhoneNumber) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'personal',
          method: 'POST',
          path: 'person/createPals',
          body: palsPhoneNumber === undefined ? {} : { palsPhoneNumber },
        },
        membershipWire,
      ),
      TE.map(({ isSiebelSync, x_palsId }) => ({ isSynced: isSiebelSync === SYNCED, palsId: x_palsId })),
    );
}
