import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { HttpStockNotices } from '../../../adapters/commerce/account/http-stock-notices';
import type { StopMail } from '../../../core/stock-notices/stock-notices';
import { STOCK_NOTICE_CALLS, stockNoticesContract } from '../../contracts/stock-notices.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeStockNotices } from '../../fakes/fake-stock-notices';
import { failingSite, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';

const BASE = '/wcs/resources/store/10151/';
const REQUEST = { partNumber: 'SKU-1001', storeId: '1101', email: 'waits@example.test' };
const NO_TOKEN = refusal(404, { errorKey: '_ERR_NOT_FOUND', errorCode: 'CMN1024E' });

type Body = Readonly<Record<string, string>>;

const ASK_REFUSALS: Readonly<Record<string, Answer>> = {
  'in-stock-now': refusal(400, { errorKey: '_ERR_IN_STOCK' }),
  'not-delivered': refusal(400, { errorKey: '_ERR_PICKUP_ONLY' }),
  'not-sold': refusal(404, { errorKey: '_ERR_PROD_NOT_EXISTING' }),
  'email-refused': refusal(400, { errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'email1' }),
};

const asked = async (fake: FakeStockNotices, body: Body): Promise<Answer> => {
  const { partNumber = '', physicalStoreId: storeId, email1: email = '' } = body;
  const outcome = await fake.ask({ partNumber, storeId, email })();
  if (E.isRight(outcome)) return [201, { x_undo: outcome.right }];
  return ASK_REFUSALS[outcome.left.kind] ?? [500, {}];
};

const stopped = (body: Body): StopMail => {
  const { x_reminders: of } = body;
  if (of === 'appointments' || of === 'repeat-deliveries') return { kind: 'reminders', of };
  if (body['x_sameKind'] === 'true') return { kind: 'same-kind' };
  if (body['x_offers'] === 'true') return { kind: 'offers' };
  if (body['x_pauseRepeatDelivery'] === 'true') return { kind: 'repeat-delivery' };
  return body['x_notice'] === 'all' ? { kind: 'notices' } : { kind: 'notice', id: body['x_notice'] ?? '' };
};

const OWN = `${BASE}x_stockNotice/@self`;
const NOT_SIGNED_IN = refusal(401, { errorKey: '_ERR_USER_AUTHORITY', errorCode: 'CMN1039E' });

const own = async (fake: FakeStockNotices, { method, path }: Seen): Promise<Answer> => {
  if (method === 'DELETE') {
    const removed = await fake.removeOwn(path.slice(`${OWN}/`.length))();
    return E.isRight(removed) ? [200, {}] : NOT_SIGNED_IN;
  }
  const read = await fake.own();
  return E.isRight(read)
    ? [200, { x_stockNotices: read.right.map(({ id, product }) => ({ noticeId: id, description: product })) }]
    : NOT_SIGNED_IN;
};

const undone = async (fake: FakeStockNotices, { x_undo: token = '' }: Body): Promise<Answer> => {
  const outcome = await fake.undo(token)();
  return E.isRight(outcome) && outcome.right ? [200, {}] : NO_TOKEN;
};

/** The calls on the wire, over notices in memory. */
const noticesSite = (fake: FakeStockNotices): ReadonlyArray<Seen> =>
  serve(async (seen): Promise<Answer> => {
    const { method, path, body } = seen;
    if (path === `${BASE}x_stockNotice`) return asked(fake, body as Body);
    if (path === `${BASE}x_stockNotice/x_undo`) return undone(fake, body as Body);
    if (path.startsWith(OWN)) return own(fake, seen);
    const token = decodeURIComponent(path.slice(`${BASE}x_mail/`.length));
    if (method === 'POST') {
      const what = stopped(body as Body);
      const isAgain = what.kind === 'reminders' && (body as Body)['x_wanted'] === 'true';
      const outcome = await (isAgain ? fake.remindAgain(token, what.of) : fake.stop(token, what))();
      return E.isRight(outcome) && outcome.right ? [200, {}] : NO_TOKEN;
    }
    const read = await fake.preferences(token)();
    if (E.isLeft(read) || O.isNone(read.right)) return NO_TOKEN;
    const { about, notices, reminders, repeatDelivery } = read.right.value;
    const x_reminders = [
      ...reminders.map(({ kind, isWanted }) => ({ kind, wanted: String(isWanted) })),
      { kind: 'of-a-later-version', wanted: 'true' },
    ];
    const x_stockNotices = notices.map(({ id, product }) => ({ noticeId: id, description: product }));
    const facts = { x_about: about, x_stockNotices, x_reminders };
    if (repeatDelivery === undefined) return [200, facts];
    const x_repeatDelivery = { ...repeatDelivery, isLate: String(repeatDelivery.isLate) };
    return [200, { ...facts, x_repeatDelivery }];
  });

stockNoticesContract('HttpStockNotices', () => {
  const fake = new FakeStockNotices().hasInStock('SKU-1002').hasGone('SKU-1003').hasInStoresOnly('SKU-1004');
  noticesSite(fake);
  return {
    notices: new HttpStockNotices(transactions()),
    outOfStock: 'SKU-1001',
    inStock: 'SKU-1002',
    gone: 'SKU-1003',
    pickupOnly: 'SKU-1004',
    email: 'waits@example.test',
    tokenOf: (email, reminders) => fake.tokenOf(email, reminders),
    member: async () => {
      fake.hasUnprovedAccount('member@example.test');
      return 'member@example.test';
    },
    signIn: async () => {
      fake.signsIn('member@example.test');
      return 'member@example.test';
    },
    stranger: () => fake.forStranger(),
    tokenOfRepeatDelivery: async (status = 'active') => {
      fake.hasRepeatDelivery('repeat@example.test', {
        products: ['Kibble'],
        nextDate: '2030-01-20',
        status,
        isLate: false,
      });
      return fake.tokenOf('repeat@example.test', 'repeat-delivery');
    },
  };
});

upstreamFailuresContract(
  'HttpStockNotices',
  STOCK_NOTICE_CALLS,
  () => {
    const notices = new HttpStockNotices(transactions());
    return failingSite({
      ask: notices.ask(REQUEST),
      preferences: notices.preferences('token'),
      stop: notices.stop('token', { kind: 'offers' }),
      remindAgain: notices.remindAgain('token', 'appointments'),
      undo: notices.undo('token'),
      own: notices.own,
      removeOwn: notices.removeOwn('1'),
    });
  },
  { readsOnlyStatus: ['ask', 'stop', 'remindAgain', 'undo', 'removeOwn'] },
);

test('[ACC-06] asks for a store, and says when there were too many requests', async () => {
  const seen = serve(() => refusal(429, { errorKey: '_ERR_TOO_MANY_REQUESTS' }));
  const asking = await new HttpStockNotices(transactions()).ask(REQUEST)();
  expect(asking).toEqual(E.left({ kind: 'too-many-requests' }));
  expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', `${BASE}x_stockNotice`, { partNumber: 'SKU-1001', physicalStoreId: '1101', email1: 'waits@example.test' }],
  ]);
});

test.each(['_ERR_PICKUP_ONLY', '_ERR_IN_STORE_ONLY', '_ERR_LIVE_ANIMAL'])(
  '[ACC-06] %s says that the product is not delivered',
  async (errorKey) => {
    serve(() => refusal(400, { errorKey }));
    const asking = await new HttpStockNotices(transactions()).ask({ ...REQUEST, storeId: undefined })();
    expect(asking).toEqual(E.left({ kind: 'not-delivered' }));
  },
);

test('[ACC-06] a token stays one part of the path', async () => {
  const seen = serve(() => NO_TOKEN);
  await new HttpStockNotices(transactions()).preferences('../cart/@self')();
  expect(seen.map(({ path }) => path)).toEqual([`${BASE}x_mail/..%2Fcart%2F%40self`]);
});
