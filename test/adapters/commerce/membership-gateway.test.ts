import * as E from 'fp-ts/Either';
import { HttpMembershipGateway } from '../../../adapters/commerce/services/http-membership-gateway';
import { MEMBERSHIP_CALLS, membershipGatewayContract } from '../../contracts/membership-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { failingSite, refusal, serve, transactions } from './commerce-site';

const gateway = (): HttpMembershipGateway => new HttpMembershipGateway(transactions());

membershipGatewayContract('HttpMembershipGateway', () => {
  const taken: string[] = [];
  serve(() => refusal(401, { errorCode: 'CWXFR0223E' }));
  return {
    gateway: gateway(),
    customerSignsIn: async () =>
      void serve(({ body }) =>
        taken.includes((body as { palsPhoneNumber?: string }).palsPhoneNumber ?? '')
          ? [200, { isSiebelSync: 'Failed' }]
          : [200, { isSiebelSync: 'Success', x_palsId: '123456789' }],
      ),
    phoneBelongsToAnother: async (phone) => void taken.push(phone),
  };
});

upstreamFailuresContract('HttpMembershipGateway', MEMBERSHIP_CALLS, () =>
  failingSite({ join: gateway().join(undefined) }),
);

test.each([
  ['without a phone number', undefined, {}],
  ['with one', '6195550123', { palsPhoneNumber: '6195550123' }],
])('[PAL-01] joining %s posts %j', async (_case, phone, body) => {
  const seen = serve(() => [200, { isSiebelSync: 'Success', x_palsId: '123456789' }]);
  await gateway().join(phone)();
  expect(seen).toMatchObject([{ method: 'POST', path: '/wcs/resources/store/10151/person/createPals', body }]);
  expect(Object.keys(seen[0]?.body as object)).toEqual(Object.keys(body));
});

test.each(['Failed', 'success', 'SUCCESS', 'Pending'])(
  '[PAL-01] does not treat the response %j as success',
  async (isSiebelSync) => {
    serve(() => [200, { isSiebelSync, x_palsId: 'null' }]);
    expect(await gateway().join(undefined)()).toEqual(E.right({ isSynced: false, palsId: undefined }));
  },
);
