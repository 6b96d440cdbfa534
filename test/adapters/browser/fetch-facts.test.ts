/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import * as E from 'fp-ts/Either';
import { makeFetchCouponCount, makeFetchWished } from '../../../adapters/browser/fetch-facts';

/** What is read when the shop's server answers with this body. */
const read = (body: string, status = 200) => {
  const paths: string[] = [];
  const answer = { ok: status < 400, json: async () => JSON.parse(body) as unknown } as Response;
  const wished = makeFetchWished(async (path) => {
    paths.push(String(path));
    return answer;
  });
  return wished().then((outcome) => ({ outcome, paths }));
};

const UNREACHABLE = E.left({ kind: 'unreachable', service: 'shop', cause: 'network' });

test("[ACC-05] reads the part numbers of the shopper's default list from the shop's own server", async () => {
  expect(await read('["SKU-1","SKU-2"]')).toEqual({ outcome: E.right(['SKU-1', 'SKU-2']), paths: ['/lists/wished'] });
  expect(await read('[]')).toMatchObject({ outcome: E.right([]) });
});

test.each([
  ['an outage', '["SKU-1"]', 503],
  ['no JSON', '<!doctype html>', 200],
  ['no list', '{"partNumber":["SKU-1"]}', 200],
  ['a list of something else', '[1]', 200],
])('[ACC-05] %s is a failure, not an empty list', async (_answer, body, status) => {
  expect(await read(body, status)).toMatchObject({ outcome: UNREACHABLE });
});

test('[ACC-05] a lost network is a failure', async () => {
  const wished = makeFetchWished(() => Promise.reject(new TypeError('the network is gone')));
  expect(await wished()).toEqual(UNREACHABLE);
});

describe('the number of coupons', () => {
  const count = (body: string, status = 200) => {
    const stored: Array<readonly [string, string]> = [];
    const answer = { ok: status < 400, json: async () => JSON.parse(body) as unknown } as Response;
    const write = (key: string, value: string) => () => void stored.push([key, value]);
    return makeFetchCouponCount(async () => answer, { write })().then((outcome) => ({ outcome, stored }));
  };

  test('[RWD-03] is read and stored for the next pages', async () => {
    expect(await count('3')).toEqual({ outcome: E.right(3), stored: [['couponCount', '3']] });
  });

  test.each([
    ['3', 503],
    ['-1', 200],
    ['1.5', 200],
    ['"3"', 200],
    ['null', 200],
  ])('[RWD-03] an answer of %s with status %d stores nothing', async (body, status) => {
    expect(await count(body, status)).toEqual({ outcome: UNREACHABLE, stored: [] });
  });
});
