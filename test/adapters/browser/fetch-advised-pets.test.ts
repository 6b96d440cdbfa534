/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import * as E from 'fp-ts/Either';
import { makeFetchAdvisedPets } from '../../../adapters/browser/fetch-advised-pets';

const read = (body: string, status = 200) => {
  const answer = { ok: status < 400, json: async () => JSON.parse(body) as unknown } as Response;
  return makeFetchAdvisedPets(async () => answer)();
};

const BELLA = { name: 'Bella', kind: 'dog', pounds: 24, isGrowing: false };
const BEAGLE = { name: 'Beagle', usual: { low: 20, high: 30 } };

test("[ACC-04] reads the shopper's pets from the shop's own server", async () => {
  expect(await read(JSON.stringify([BELLA, { name: 'Mo', kind: 'cat', breed: BEAGLE }]))).toEqual(
    E.right([BELLA, { name: 'Mo', kind: 'cat', breed: BEAGLE }]),
  );
  expect(await read('[]')).toEqual(E.right([]));
});

test.each([
  ['an outage', [BELLA], 503],
  ['no list', BELLA, 200],
  ['a kind that the shop does not know', [{ ...BELLA, kind: 'horse' }], 200],
  ['a weight that is no number', [{ ...BELLA, pounds: '24' }], 200],
  ['a breed without weights', [{ ...BELLA, breed: { name: 'Beagle' } }], 200],
  ['nothing', [null], 200],
])('[ACC-04] %s is a failure', async (_answer, body, status) => {
  expect(await read(JSON.stringify(body), status)).toMatchObject({ left: { kind: 'unreachable' } });
});
