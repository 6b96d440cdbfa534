import * as E from 'fp-ts/Either';
import { HttpRepeatDeliveryGateway } from '../../../adapters/commerce/repeat-delivery/http-repeat-delivery-gateway';
import { CANCEL_CODES } from '../../../adapters/commerce/repeat-delivery/to-repeat-delivery';
import { routedHttpClient } from '../../../adapters/http/routed-http-client';
import type {
  NewPlan,
  PlanChange,
  PlanIncomplete,
  PlanToStart,
} from '../../../core/repeat-delivery/repeat-delivery-gateway';
import type { RepeatPlan } from '../../../core/repeat-delivery/repeat-plan';
import { anOfferedProduct } from '../../builders/repeat-plan';
import { REPEAT_DELIVERY_CALLS, repeatDeliveryGatewayContract } from '../../contracts/repeat-delivery-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeRepeatDeliveryGateway } from '../../fakes/fake-repeat-delivery-gateway';
import { failingSite, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';

const ROOT = '/wcs/resources/store/10151/x_repeat_delivery/';

const planOnTheWire = (plan: RepeatPlan): Readonly<Record<string, unknown>> => ({
  planId: plan.id,
  version: plan.version,
  status: plan.status.toUpperCase(),
  ...(plan.pauseReason === undefined ? {} : { pauseReason: plan.pauseReason.toUpperCase() }),
  frequency: { unit: plan.frequency.unit.toUpperCase(), count: plan.frequency.count },
  nextDate: plan.nextDate,
  addressId: plan.addressId ?? '',
  walletId: plan.walletId ?? '',
  discount: plan.discount,
  estimate: plan.estimate && {
    items: plan.estimate.items.toFixed(5),
    discount: plan.estimate.discount.toFixed(5),
    total: plan.estimate.total.toFixed(5),
  },
  canUndo: String(plan.canUndo),
  waitsForStock: String(plan.waitsForStock),
  isDeclined: String(plan.isDeclined),
  isCardExpired: String(plan.isCardExpired ?? false),
  isPhoneMissing: String(plan.isPhoneMissing ?? false),
  isLate: String(plan.isLate),
  ...(plan.isSentToday === true ? { isSentToday: 'true' } : {}),
  lines: plan.lines.map(({ partNumber, name, quantity, url, thumbnail, price }) => ({
    partNumber,
    description: name,
    quantity,
    productUrl: url,
    thumbnail,
    price: price?.toFixed(5),
  })),
});

const MISSING = { address: 'addressId', phone: 'phone', card: 'walletId' } as const;

const failureOnTheWire = (failure: {
  readonly kind: string;
  readonly part?: string;
  readonly missing?: PlanIncomplete['missing'];
}): Answer => {
  switch (failure.kind) {
    case 'sign-in-needed':
      return refusal(401, { errorCode: '2550', errorKey: '_ERR_LOGON_REQUIRED' });
    case 'no-such-plan':
      return refusal(404, { errorKey: '_ERR_NOT_FOUND', errorParameters: 'planId' });
    case 'plan-not-ready':
      return refusal(409, { errorKey: '_ERR_REPEAT_DELIVERY_STATE' });
    case 'plan-incomplete': {
      const errorParameters = (failure.missing ?? []).map((detail) => MISSING[detail]);
      return refusal(409, { errorKey: '_ERR_REPEAT_DELIVERY_INCOMPLETE', errorParameters });
    }
    case 'already-sent':
      return refusal(409, { errorKey: '_ERR_REPEAT_DELIVERY_SENT' });
    case 'price-risen':
      return refusal(409, { errorKey: '_ERR_REPEAT_DELIVERY_PRICE' });
    case 'too-many-plans':
      return refusal(400, { errorKey: '_ERR_TOO_MANY_REPEAT_DELIVERIES' });
    default:
      return refusal(400, { errorKey: '_ERR_INVALID_PARAMETER', errorParameters: failure.part });
  }
};

const readPlan = (body: unknown): Partial<NewPlan> => {
  const { frequency, ...plan } = body as Partial<NewPlan>;
  return frequency === undefined
    ? plan
    : { ...plan, frequency: { ...frequency, unit: String(frequency.unit) === 'MONTH' ? 'month' : 'week' } };
};

const changeIn = ({ method, body }: Seen, step: string): PlanChange => {
  if (method === 'PUT') return { kind: 'change', ...readPlan(body) };
  if (step === 'skip') return { kind: step, shownDate: (body as { readonly nextDate: string }).nextDate };
  if (step === 'send_now') {
    const { shownTotal, version: shownVersion } = body as { readonly shownTotal: string; readonly version?: string };
    return { kind: 'send-now', shownTotal: Number(shownTotal), shownVersion };
  }
  if (step === 'undo')
    return { kind: step, shownVersion: (body as { readonly version?: string } | undefined)?.version };
  if (step !== 'cancel') return { kind: step } as PlanChange;
  const { reason } = body as { readonly reason: string };
  const found = Object.entries(CANCEL_CODES).find(([, code]) => code === reason)?.[0];
  return { kind: 'cancel', reason: found } as PlanChange;
};

/** A service that keeps its plans in the fake. */
const serveFake = (fake: FakeRepeatDeliveryGateway, partNumbers: ReadonlyArray<string>): void => {
  const write = E.match(failureOnTheWire, (plan: RepeatPlan): Answer => [200, planOnTheWire(plan)]);
  serve(async (seen): Promise<Answer> => {
    const [owner = '', planId, step = ''] = seen.path.slice(ROOT.length).split('/');
    if (owner === 'offer') {
      // Only the last value of a repeated parameter is seen here.
      const asked = seen.query.partNumber === partNumbers[0] ? [...partNumbers].reverse() : [partNumbers[0] ?? ''];
      const offer = await fake.offer(asked)();
      if (E.isLeft(offer)) return refusal(500, {});
      const lines = offer.right.products.map(({ name, url, supply: _supply, ...product }) => ({
        ...product,
        description: name,
        productUrl: url,
        x_size: '15 lb',
        x_categoryPath: 'dog/dog-food/dry-dog-food',
        x_form: 'bag',
      }));
      return [200, { ...offer.right, lines }];
    }
    if (planId !== undefined) return write(await fake.change(planId, changeIn(seen, step))());
    if (seen.method === 'POST') return write(await fake.start(readPlan(seen.body) as PlanToStart)());
    return E.match(failureOnTheWire, ({ plans, ...dates }: { readonly plans: ReadonlyArray<RepeatPlan> }): Answer => [
      200,
      { plans: plans.map(planOnTheWire), ...dates },
    ])(await fake.plans());
  });
};

repeatDeliveryGatewayContract('HttpRepeatDeliveryGateway', () => {
  const partNumbers = ['KIB-15', 'KIB-30'] as const;
  const fake = new FakeRepeatDeliveryGateway().hasProducts(
    ...partNumbers.map((partNumber) => anOfferedProduct({ partNumber })),
  );
  let customers = 700_000;
  serveFake(fake, partNumbers);
  return {
    gateway: new HttpRepeatDeliveryGateway(transactions()),
    partNumbers,
    becomesLate: async (planId) => void fake.becomesLate(planId),
    losesPhone: async () => void fake.hasNoPhone(fake.caller.userId ?? ''),
    losesDetails: async () => void fake.losesDetails(fake.caller.userId ?? ''),
    becomesGuest: async () => void fake.caller.becomesGuest('600001'),
    customerSignsIn: async () => {
      const userId = String((customers += 1));
      const addressIds = ['800001', '800002'] as const;
      const walletIds = ['30001', '30002'] as const;
      fake.hasOwner(userId, addressIds, walletIds).caller.signsIn(userId);
      return { addressIds, walletIds };
    },
  };
});

const A_PLAN: PlanToStart = {
  startKey: 'key-of-the-page-0001',
  frequency: { unit: 'month', count: 2 },
  nextDate: '2030-02-01',
  addressId: '800001',
  walletId: '30001',
  lines: [{ partNumber: 'KIB-15', quantity: 1 }],
};

const SKIP: PlanChange = { kind: 'skip', shownDate: '2030-01-24' };

upstreamFailuresContract('HttpRepeatDeliveryGateway', REPEAT_DELIVERY_CALLS, () => {
  const { plans, offer, start, change } = new HttpRepeatDeliveryGateway(transactions());
  return failingSite({ plans, offer: offer(['KIB-15']), start: start(A_PLAN), change: change('1', SKIP) });
});

test('[RPD-02] an ended session, a changed plan, a risen price and a refused part are for the page that asked, and lead nowhere else', async () => {
  const routed: unknown[] = [];
  const http = routedHttpClient(transactions(), (failure) => () => void routed.push(failure));
  const { plans, start, change } = new HttpRepeatDeliveryGateway(http);
  for (const kind of [
    'sign-in-needed',
    'plan-not-ready',
    'already-sent',
    'price-risen',
    'no-such-plan',
    'too-many-plans',
  ]) {
    serve(() => failureOnTheWire({ kind }));
    expect(await change('960001', SKIP)()).toEqual(E.left({ kind }));
  }
  const incomplete = { kind: 'plan-incomplete', missing: ['phone', 'card'] } as const;
  serve(() => failureOnTheWire(incomplete));
  expect(await change('960001', { kind: 'resume' })()).toEqual(E.left(incomplete));
  serve(() => failureOnTheWire({ kind: 'sign-in-needed' }));
  expect(await plans()).toEqual(E.left({ kind: 'sign-in-needed' }));
  for (const kind of ['sign-in-needed', 'too-many-plans']) {
    serve(() => failureOnTheWire({ kind }));
    expect(await start(A_PLAN)()).toEqual(E.left({ kind }));
  }
  serve(() => failureOnTheWire({ kind: 'plan-refused', part: 'lines.0.quantity' }));
  expect(await start(A_PLAN)()).toEqual(E.left({ kind: 'plan-refused', part: 'lines' }));
  expect(routed).toEqual([]);
});

test('[RPD-01] [PLT-04] sends each part number of an offer, and frequencies, reasons the skipped date and the shown total in the service’s words', async () => {
  const seen = serve(() => [
    200,
    { planId: '1', status: 'ACTIVE', frequency: { unit: 'WEEK', count: 1 }, nextDate: '2030-02-01' },
  ]);
  const gateway = new HttpRepeatDeliveryGateway(transactions());
  await gateway.start(A_PLAN)();
  await gateway.change('96/1', { kind: 'cancel', reason: 'pet-gone' })();
  await gateway.change('961', { kind: 'send-now', shownTotal: 31.9 })();
  await gateway.change('961', SKIP)();
  expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', `${ROOT}@self`, { ...A_PLAN, frequency: { unit: 'MONTH', count: 2 } }],
    ['POST', `${ROOT}@self/96%2F1/cancel`, { reason: 'PET_GONE' }],
    ['POST', `${ROOT}@self/961/send_now`, { shownTotal: '31.90000' }],
    ['POST', `${ROOT}@self/961/skip`, { nextDate: '2030-01-24' }],
  ]);
});

test('[RPD-02] reads what a plan lacks, and takes nothing for granted of one in an unknown state', async () => {
  const wire = {
    planId: 960001,
    status: 'PAUSED',
    pauseReason: 'GONE',
    frequency: { unit: 'MONTH', count: '3' },
    nextDate: '2030-02-01',
    isDeclined: 'true',
    retryDate: '2030-02-04',
    lines: [
      {
        partNumber: 'KIB-15',
        isGone: 'true',
        needsPrescription: 'true',
        nearest: { description: 'Beef Kibble', productUrl: '/shop/en/petcostore/product/beef-kibble' },
      },
    ],
  };
  const plans = [
    { ...wire, isLate: 'true' },
    { ...wire, pauseReason: 'TECHNICAL' },
    { ...wire, pauseReason: 'HOLIDAY' },
    { ...wire, status: 'FROZEN' },
    { ...wire, status: 'ACTIVE', isLate: 'true', isSentToday: 'true', leftOut: ['2030-01-18', '2030-01-25'] },
  ];
  serve(() => [200, { plans, firstDate: '2030-01-15', lastDate: '2031-01-15' }]);
  const found = await new HttpRepeatDeliveryGateway(transactions()).plans();
  expect(found).toMatchObject({
    right: {
      plans: [
        {
          status: 'paused',
          pauseReason: 'gone',
          frequency: { unit: 'month', count: 3 },
          addressId: undefined,
          walletId: undefined,
          estimate: undefined,
          isDeclined: true,
          isLate: false,
          isSentToday: undefined,
          retryDate: '2030-02-04',
          leftOut: [],
          lines: [
            {
              name: 'KIB-15',
              price: undefined,
              isGone: true,
              needsPrescription: true,
              nearest: { name: 'Beef Kibble' },
            },
          ],
        },
        { status: 'paused', pauseReason: 'technical' },
        { status: 'paused', pauseReason: 'unknown' },
        { status: 'cancelled', pauseReason: undefined, isLate: false },
        {
          status: 'active',
          pauseReason: undefined,
          isLate: true,
          isSentToday: true,
          leftOut: ['2030-01-18', '2030-01-25'],
        },
      ],
    },
  });
});
