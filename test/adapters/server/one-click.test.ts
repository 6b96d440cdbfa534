import type { WebRequest } from '../../../adapters/server/requests/web';
import { openStorefront, type Storefront } from '../../support/storefront';

let shop: Storefront;
afterEach(() => shop.close());

/** Opens a shop that notes what reaches its pages. */
const open = async (seen: WebRequest[]): Promise<void> => {
  const handle = async (request: WebRequest) => {
    seen.push(request);
    return { status: 200, body: '<p>page</p>' };
  };
  shop = await openStorefront({ handle });
};

describe('[ACC-06] the one click of a mail program (RFC 8058)', () => {
  const part = (name: string, more: string, value: string): string =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n--b--\r\n`;
  const MULTIPART = 'multipart/form-data; boundary=b';

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [MULTIPART, part('List-Unsubscribe', '', 'One-Click')],
  ])('is read as %s', async (type, payload) => {
    const seen: WebRequest[] = [];
    await open(seen);
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/mail/a-token',
      headers: { 'content-type': type },
      payload,
    });
    expect([statusCode, [...(seen[0]?.form ?? [])]]).toEqual([200, [['List-Unsubscribe', 'One-Click']]]);
  });

  test.each([
    ['a file', '/mail/a-token', part('a', '; filename="a.txt"', 'x'), 413],
    ['a body that is no form', '/mail/a-token', 'nonsense', 400],
    ['a form of another page', '/cart', part('a', '', 'x'), 415],
  ])('%s is refused', async (_, url, payload, status) => {
    const seen: WebRequest[] = [];
    await open(seen);
    const headers = { 'content-type': MULTIPART };
    const { statusCode } = await shop.app.inject({ method: 'POST', url, headers, payload });
    expect([statusCode, seen]).toEqual([status, []]);
  });
});
