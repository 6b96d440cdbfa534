import * as E from 'fp-ts/Either';
import { HttpPersonalData } from '../../../adapters/commerce/account/http-personal-data';
import { PERSONAL_DATA_CALLS, personalDataContract } from '../../contracts/personal-data.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakePersonalData } from '../../fakes/fake-personal-data';
import { failingSite, refusal, serve, transactions, type Answer } from './commerce-site';

const USER = '700002';
const EMAIL = 'pat@example.test';
const CALLER = 'x-test-caller';

const as = (userId: string) => {
  const http = transactions();
  return new HttpPersonalData((request) => http({ ...request, headers: { [CALLER]: userId } }));
};

personalDataContract('HttpPersonalData', () => {
  const caller = new FakeCaller();
  const fake = new FakePersonalData(caller).hasAccount(USER, EMAIL);
  serve(async ({ method, headers, body }): Promise<Answer> => {
    const userId = headers.get(CALLER) ?? '';
    if (userId === '' || !fake.exists(userId)) caller.signsOut();
    else caller.signsIn(userId);
    const own = await fake.download();
    if (E.isLeft(own)) return refusal(401, { errorKey: '_ERR_LOGON_REQUIRED', errorCode: '2550' });
    if (method === 'GET') return [200, own.right];
    const { logonPassword = '' } = body as { readonly logonPassword?: string };
    return E.isRight(await fake.deleteAccount(logonPassword)())
      ? [200, { resourceName: 'person' }]
      : refusal(400, { errorKey: '_ERR_AUTHENTICATION_ERROR', errorParameters: ['xcred_logonPasswordOld'] });
  });
  return {
    data: as(USER),
    stranger: as(''),
    email: EMAIL,
    password: 'Pawsome123',
    exists: async () => fake.exists(USER),
  };
});

upstreamFailuresContract(
  'HttpPersonalData',
  PERSONAL_DATA_CALLS,
  () => {
    const data = new HttpPersonalData(transactions());
    return failingSite({ download: data.download, deleteAccount: data.deleteAccount('Pawsome123') });
  },
  { readsOnlyStatus: PERSONAL_DATA_CALLS },
);

test('[ACC-07] names the orders that are not finished', async () => {
  serve(() => refusal(409, { errorKey: '_ERR_OPEN_ORDERS', errorParameters: ['900001', '900002'] }));
  expect(await new HttpPersonalData(transactions()).deleteAccount('Pawsome123')()).toEqual(
    E.left({ kind: 'open-orders', orderIds: ['900001', '900002'] }),
  );
});
