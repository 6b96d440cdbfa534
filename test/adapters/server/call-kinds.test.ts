import { STORE_ID } from '../../../core/configuration/constants';
import { commerceCallOf, effectiveMethod } from '../../../adapters/server/commerce-proxy-rules';
import { commerceRequests } from '../../support/commerce-calls';

/** Keeping a store is a lesser change by the same call as a new password, of which the proxy sees only the path. */
const TAKEN_FOR_ESSENTIAL = ['PUT person/@self'];

test('every call that a page may make passes the proxy, as the kind that the page states', async () => {
  const requests = await commerceRequests();
  const stated = requests.map(({ method, path, headers, kind }) => {
    const [pathname = ''] = path.split('?');
    const really = effectiveMethod(method, headers?.['x-http-method-override']);
    return { call: `${really} ${pathname}`, kind, really, pathname };
  });
  for (const { call, kind, really, pathname } of stated) {
    const proxied = commerceCallOf(really, `/wcs/resources/store/${STORE_ID}/${pathname}`);
    const expected = TAKEN_FOR_ESSENTIAL.includes(call) ? 'essential' : kind;
    expect([call, proxied?.kind]).toEqual([call, expected]);
  }
  expect(stated.length).toBeGreaterThan(30);
});
