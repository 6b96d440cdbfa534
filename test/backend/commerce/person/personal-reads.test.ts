import { join } from 'node:path';
import Fastify from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { openSqlite } from '../../../../backend/database/sqlite-connection.ts';
import { makeUnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import { replaceCard } from '../../../../backend/repeat-delivery/replace-card.ts';
import { registerWalletRoutes } from '../../../../backend/wallet/wallet-routes.ts';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import { makeBrowser } from '../support/browser.ts';
import { makeMember } from '../support/members.ts';

const MINUTE = 60_000;

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

test('[USR-10] reads the wallet of a signed-in shopper in parallel requests', async () => {
  const { shopperId } = await makeMember(backend, 'holder@example.test');
  const steps: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      steps.push('sent');
      return node;
    },
    transformResult: async ({ result }) => {
      steps.push('responded');
      return result;
    },
  };
  const app = Fastify();
  const shopper = { kind: 'registered', shopperId, sessionId: '', remembered: false } as const;
  const identifier = { identify: async () => shopper, identifyLeniently: async () => shopper };
  const database = backend.database.withPlugin(recorder);
  const unitOfWork = makeUnitOfWork(database);
  registerWalletRoutes(app, { database, unitOfWork, identifier, clock: backend.now, replaceCard });
  const response = await makeBrowser((options) => app.inject(options)).get('wallet/@self');
  expect([response.status, response.body]).toEqual([200, { wallet: [], palsRewards: [], x_isFull: 'false' }]);
  expect(steps).toEqual(['sent', 'sent', 'responded', 'responded']);
  await app.close();
});

test('[PCC-01] a guest reads the card’s data without a write, even after a long time without requests', async () => {
  const guest = await backend.guest();
  backend.advance(50 * MINUTE);
  const other = openSqlite(join(backend.dataFolder, 'shop.db'), { readOnly: false, busyTimeoutMs: 0 });
  try {
    other.exec('BEGIN IMMEDIATE');
    const response = await guest.get('mbrattributes/pccinfo');
    expect([response.status, response.body.plccEnrollFlag]).toEqual([200, 'N']);
    other.exec('ROLLBACK');
  } finally {
    other.close();
  }
});

test('[USR-01] recognises a guest within thirty days of the last visit', async () => {
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  backend.advance(29 * 24 * 60 * MINUTE);
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
  backend.advance(29 * 24 * 60 * MINUTE);
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
});
