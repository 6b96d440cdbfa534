import { HttpAddressDirectory } from '../../../adapters/commerce/addresses/http-address-directory';
import { serve, transactions } from './commerce-site';

test('[CHK-03] a service without ZIP codes says of none that it does not exist', async () => {
  serve(() => [404, { message: 'Not Found' }]);
  const { placeOf } = new HttpAddressDirectory(transactions());
  expect(await placeOf('92101')()).toMatchObject({ left: { kind: 'refused', status: 404 } });
});
