import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isPetKind } from '../../../core/shared/pet-kind';
import type { PersonGateway } from '../../../core/identity/session/person-gateway';
import { zipOf } from '../../../core/stores/zip-code';
import type { HttpClient } from '../../http/http-client';
import { GUEST_CODE } from '../../session/session-names';
import { userIdOf, userTypeOf } from '../../session/user-codes';
import { callCommerce } from '../call-commerce';
import { pingWire, userInfoWire, userTypeWire } from './person-wire';

/** The shopper's data at the commerce service; without a user type the shopper is a guest (USR-01). */
export class HttpPersonGateway implements PersonGateway {
  readonly userInfo: PersonGateway['userInfo'];
  readonly ping: PersonGateway['ping'];
  readonly userType: PersonGateway['userType'];

  constructor(http: HttpClient) {
    this.userInfo = pipe(
      callCommerce(http, { kind: 'personal', method: 'GET', path: 'person/@self/forHeader' }, userInfoWire),
      TE.map((info) => ({
        userId: userIdOf(info.x_userId),
        firstName: info.x_firstName,
        lastName: info.x_lastName,
        userType: userTypeOf(info.x_userType ?? GUEST_CODE),
        palsId: info.x_palsId,
        preferredStoreId: info.x_preferedStoreId,
        city: info.x_city,
        state: info.x_state,
        country: info.x_country,
        zipCode: zipOf(info.x_zipCode ?? ''),
        isVitalCareEnrolled: info.x_vcEnrolled ?? false,
        petKinds: info.x_petKinds.filter(isPetKind),
      })),
    );
    this.ping = pipe(
      callCommerce(http, { kind: 'personal', method: 'GET', path: 'user/ping' }, pingWire),
      TE.map(({ userid, usertype, email, phoneNumber, isPartner }) => ({
        userId: userIdOf(userid),
        userType: userTypeOf(usertype),
        email,
        phoneNumber,
        isPartner: isPartner ?? false,
      })),
    );
    this.userType = pipe(
      callCommerce(
        http,
        { kind: 'personal', method: 'GET', path: 'user/user-type', headers: { 'cache-control': 'no-cache' } },
        userTypeWire,
      ),
      TE.map(({ usertype }) => userTypeOf(usertype)),
    );
  }
}
