import { HttpShopper } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import { aCustomer, endElsewhere } from '../support/shoppers';

/** A shopper whose session was ended elsewhere: the cookies are still in the browser. */
const withDeadSession = async (): Promise<HttpShopper> => {
  const known = await aCustomer('Robinette');
  await endElsewhere(known);
  return known.shopper;
};

test('[ERR-03] an invalid session leads once to the cookie page, which ends it', async () => {
  const shopper = await withDeadSession();
  const home = await shopper.get(PATHS.home);
  expect([home.status, home.headers.get('location')]).toEqual([303, '/shop/CookieErrorView']);
  const page = await shopper.get('/shop/CookieErrorView');
  expect(page.text).toContain('Your session has ended');
  expect(page.headers.get('cache-control')).toContain('private');
  expect((await shopper.get(PATHS.home)).status).toBe(200);
  expect((await shopper.get('/shop/LogonForm')).text).toContain('Sign In');
});

test('[ERR-03] opening a link to the cookie page ends no session', async () => {
  const shopper = new HttpShopper();
  const account = await shopper.makeAccount('Robinette');
  await shopper.post('/shop/LogonForm', { ...account, URL: PATHS.home });
  expect((await shopper.get('/shop/CookieErrorView')).text).toContain('Start a new session');
  expect((await shopper.get('/shop/AjaxLogonForm')).status).toBe(200);
  expect((await shopper.get(PATHS.home)).text).toContain('Robinette');
});

test('[ERR-02] prohibited characters lead through the sign-out page to an explanation and on to the logon form', async () => {
  const shopper = new HttpShopper();
  const refused = await shopper.post('/shop/LogonForm', { email: '<script>@example.test', password: 'Pawsome123' });
  expect(refused.status).toBe(303);
  const signOut = refused.headers.get('location') ?? '';
  expect(signOut).toMatch(/^\/shop\/Logoff\?next=prohibited-character/);
  expect((await shopper.get(signOut)).text).toContain('We couldn’t accept what you typed');
  const on = await shopper.post('/shop/Logoff', { next: 'prohibited-character' });
  expect(on.headers.get('location')).toBe('/shop/ProhibitedCharacterErrorView');
  const page = await shopper.get('/shop/ProhibitedCharacterErrorView');
  expect(page.text).toContain('href="/shop/LogonForm"');
});

test('[ERR-03] a form from another site gets the cross-site page and changes nothing', async () => {
  const response = await new HttpShopper().post(
    '/cart/add',
    { partNumber: 'SKU-1001', quantity: '1' },
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
  );
  expect(response.status).toBe(403);
  expect(response.text).toContain('We blocked that request for your safety');
  expect(response.headers.getSetCookie()).toEqual([]);
});
