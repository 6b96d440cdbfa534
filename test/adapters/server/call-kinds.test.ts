import { basesOf } from '../../../composition/backends/hcl/ports';
import { hclProxy } from '../../support/hcl-backend';
import { commerceRequests } from '../../support/commerce-calls';
import { STORE_IDS } from '../../support/store-ids';

/** Storing a store is a less sensitive change than a new password, but the proxy sees the same path for both. */
const TAKEN_FOR_ESSENTIAL = ['PUT person/@self'];

test('the proxy accepts every call of a page with the kind that the page states', async () => {
  const requests = await commerceRequests();
  const stated = requests.map(({ method, path, headers, kind }) => {
    const [pathname = ''] = path.split('?');
    const override = headers?.['x-http-method-override'];
    return { call: `${override ?? method} ${pathname}`, kind, method, override, pathname };
  });
  for (const { call, kind, method, override, pathname } of stated) {
    const proxied = hclProxy.callOf(method, basesOf(STORE_IDS).commerce + pathname, override);
    const expected = TAKEN_FOR_ESSENTIAL.includes(call) ? 'essential' : kind;
    expect([call, proxied?.kind]).toEqual([call, expected]);
  }
  expect(stated.length).toBeGreaterThan(30);
});
