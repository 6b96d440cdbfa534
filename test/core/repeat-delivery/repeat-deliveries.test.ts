import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeLoadRepeatDeliveries } from '../../../core/repeat-delivery/load-repeat-deliveries';
import { allBut, type Capabilities } from '../../../core/configuration/capabilities';
import type { UserType } from '../../../core/identity/session/header-user';
import { makeLoadRepeatOffer } from '../../../core/repeat-delivery/load-repeat-offer';
import { makeLoadRepeatStart } from '../../../core/repeat-delivery/load-repeat-start';
import { nextPlan } from '../../../core/repeat-delivery/repeat-plan';
import { makeStartRepeatDelivery, type TypedPlan } from '../../../core/repeat-delivery/start-repeat-delivery';
import { petFor, petsWithWeight } from '../../../core/repeat-delivery/pet-with-weight';
import { aSavedAddress } from '../../builders/address';
import { EVERYTHING } from '../../builders/capabilities';
import { aPet } from '../../builders/pet';
import { anOfferedProduct, aPlan } from '../../builders/repeat-plan';
import { anUnreachable, aRefusal } from '../../builders/upstream-failure';
import { aProfile } from '../../builders/profile';
import { aWalletCard } from '../../builders/wallet-card';
import { FakePetGateway } from '../../fakes/fake-pet-gateway';
import { FakeProfileGateway } from '../../fakes/fake-profile-gateway';
import { FakeRepeatDeliveryGateway, TODAY } from '../../fakes/fake-repeat-delivery-gateway';

const OWNER = '700001';

const arrange = () => {
  const gateway = new FakeRepeatDeliveryGateway()
    .hasProducts(anOfferedProduct(), anOfferedProduct({ partNumber: 'KIB-30' }))
    .hasOwner(OWNER, ['800001'], ['30001']);
  gateway.caller.signsIn(OWNER);
  const home = aSavedAddress({ id: '800001', purpose: 'both' });
  const billing = aSavedAddress({ id: '800002', purpose: 'billing' });
  const card = aWalletCard({ walletId: '30001', cardType: 'VISA', isTemporary: false });
  const storeCard = aWalletCard({ walletId: '30002', isTemporary: false });
  const choices = {
    addresses: TE.right([home, billing]),
    loadWallet: TE.right({ cards: [card, storeCard] }),
  };
  const profiles = new FakeProfileGateway(gateway.caller).hasAccount(OWNER, aProfile());
  const starting = { repeatDelivery: gateway, profiles };
  return { gateway, choices, home, card, profiles, starting };
};

const offering = (
  repeatDelivery: FakeRepeatDeliveryGateway,
  { userType = 'registered', capabilities = EVERYTHING }: { userType?: UserType; capabilities?: Capabilities } = {},
  pets = new FakePetGateway(repeatDelivery.caller),
) => makeLoadRepeatOffer({ repeatDelivery, pets: pets.pets, userType: () => userType, capabilities });

const TYPED: TypedPlan = {
  startKey: 'key-of-the-page-0001',
  items: [{ partNumber: 'KIB-15', quantity: 2 }],
  every: 'month-2',
  nextDate: '2030-02-01',
  addressId: '800001',
  walletId: '30001',
  phone: '',
};

describe('[RPD-02] the repeat deliveries of a shopper', () => {
  test('come with the addresses for deliveries and every card but the store’s own', async () => {
    const { gateway, choices, home, card } = arrange();
    gateway.hasPlans(OWNER, aPlan());
    expect(await makeLoadRepeatDeliveries({ repeatDelivery: gateway, ...choices })()).toMatchObject({
      right: { plans: [{ id: '960001' }], addresses: [home], cards: [card] },
    });
  });

  test('are there without a list that cannot be read', async () => {
    const { gateway, choices } = arrange();
    const addresses = TE.left(anUnreachable());
    expect(await makeLoadRepeatDeliveries({ repeatDelivery: gateway, ...choices, addresses })()).toMatchObject({
      right: { plans: [], addresses: undefined, cards: [{ walletId: '30001' }] },
    });
  });

  test('are for signed-in shoppers', async () => {
    const { gateway, choices } = arrange();
    gateway.caller.becomesGuest('600001');
    expect(await makeLoadRepeatDeliveries({ repeatDelivery: gateway, ...choices })()).toEqual(
      E.left({ kind: 'sign-in-needed' }),
    );
  });

  test('have a next one: the earliest active', () => {
    const later = aPlan({ id: '2', nextDate: '2030-03-01' });
    const paused = aPlan({ id: '3', nextDate: '2030-01-20', status: 'paused' });
    expect(nextPlan([later, paused, aPlan()])?.id).toBe('960001');
    expect(nextPlan([paused])).toBeUndefined();
  });
});

describe('[RPD-01] an offer', () => {
  const withPets = (facts: Parameters<typeof offering>[1] = {}) => {
    const { gateway } = arrange();
    const pets = new FakePetGateway(gateway.caller).hasPets(
      OWNER,
      aPet({ name: 'Bella', weight: 24.5 }),
      aPet({ name: 'Tom', kind: 'cat', weight: 9 }),
      aPet({ name: 'Nemo', kind: 'fish', weight: 1 }),
      aPet({ name: 'Rex', weight: undefined }),
      aPet({ name: 'Dot', weight: 0.4 }),
    );
    return { pets, load: offering(gateway, facts, pets)(['KIB-15']) };
  };

  test('has the dogs and cats of the shopper whose weight is known', async () => {
    expect(await withPets().load()).toMatchObject({
      right: {
        products: [{ partNumber: 'KIB-15' }],
        pets: [
          { name: 'Bella', animal: 'dog', pounds: 24.5 },
          { name: 'Tom', animal: 'cat', pounds: 9 },
        ],
      },
    });
  });

  test('has no pets for guests, in a shop without pets, and when they cannot be read', async () => {
    const unread = withPets();
    unread.pets.fails(anUnreachable());
    const guest = withPets({ userType: 'guest' });
    const without = withPets({ capabilities: allBut(['pets']) });
    for (const { load } of [unread, guest, without]) {
      expect(await load()).toMatchObject({ right: { products: [{ partNumber: 'KIB-15' }], pets: [] } });
    }
  });

  test('is for the heaviest animal of the kind that eats it', () => {
    const pets = petsWithWeight([aPet({ name: 'Bella' }), aPet({ name: 'Max', weight: 80 }), aPet({ kind: 'cat' })]);
    expect(petFor(pets, 'dog')?.name).toBe('Max');
    expect(petFor(pets.slice(0, 2), 'cat')).toBeUndefined();
  });
});

describe('[RPD-01] before a plan is started', () => {
  test('its items that are delivered again and again are offered, with the choices', async () => {
    const { gateway, choices, profiles } = arrange();
    const { profile } = profiles;
    const load = makeLoadRepeatStart({ loadRepeatOffer: offering(gateway), profile, ...choices });
    const wanted = ['KIB-30', 'BED-1', 'KIB-15'].map((partNumber) => ({ partNumber, quantity: 3 }));
    expect(await load(wanted)()).toMatchObject({
      right: {
        items: [wanted[0], wanted[2]],
        products: [{ partNumber: 'KIB-30' }, { partNumber: 'KIB-15' }],
        addresses: [{ id: '800001' }],
        cards: [{ walletId: '30001' }],
      },
    });
  });

  test.each([
    ['none is wanted', []],
    ['none is delivered again and again', [{ partNumber: 'BED-1', quantity: 1 }]],
  ])('says so when %s', async (_case, wanted) => {
    const { gateway, choices, profiles } = arrange();
    const { profile } = profiles;
    const load = makeLoadRepeatStart({ loadRepeatOffer: offering(gateway), profile, ...choices });
    expect(await load(wanted)()).toEqual(E.left({ kind: 'nothing-to-repeat' }));
  });

  test.each([
    ['the account has none, and an address has none either', '', '', true],
    ['the account has one', '5555550100', '', false],
    ['every address has one', '', '5555550100', false],
    ['nobody knows', undefined, '', false],
  ])('a phone number is asked for or not: %s', async (_case, own, ofAddress, needsPhone) => {
    const { gateway, choices, profiles } = arrange();
    profiles.hasAccount(OWNER, aProfile({ phone: own ?? '' }));
    if (own === undefined) profiles.fails(anUnreachable());
    const load = makeLoadRepeatStart({
      loadRepeatOffer: offering(gateway),
      profile: profiles.profile,
      ...choices,
      addresses: TE.right([aSavedAddress({ id: '800001', purpose: 'both', phone: ofAddress })]),
    });
    expect(await load([{ partNumber: 'KIB-15', quantity: 1 }])()).toMatchObject({ right: { needsPhone } });
  });
});

describe('[RPD-01] starting a plan', () => {
  test('sends what was chosen', async () => {
    const { starting } = arrange();
    expect(await makeStartRepeatDelivery(starting)(TYPED)()).toMatchObject({
      right: { frequency: { unit: 'month', count: 2 }, nextDate: '2030-02-01', lines: [{ quantity: 2 }] },
    });
  });

  test.each([
    ['every', 'week-99'],
    ['nextDate', '2030-02-30'],
    ['nextDate', 'soon'],
    ['addressId', ''],
    ['walletId', ''],
    ['nextDate', TODAY],
    ['addressId', '800009'],
    ['walletId', '30009'],
  ] as const)('shows an error beside %s for %p, and starts nothing', async (field, value) => {
    const { gateway, starting } = arrange();
    const start = makeStartRepeatDelivery(starting);
    expect(await start({ ...TYPED, [field]: value })()).toEqual(
      E.left({ kind: 'invalid-fields', errors: { [field]: expect.any(String) } }),
    );
    expect(await gateway.plans()).toMatchObject({ right: { plans: [] } });
  });

  test.each([
    ['', '(619) 555-0188', '6195550188'],
    ['5555550100', '(619) 555-0188', '5555550100'],
    ['', '', ''],
  ])('saves the phone number of an account that has none: %p, typed %p', async (before, phone, after) => {
    const { profiles, starting } = arrange();
    profiles.hasAccount(OWNER, aProfile({ phone: before }));
    expect(await makeStartRepeatDelivery(starting)({ ...TYPED, phone })()).toMatchObject({
      right: { status: 'active' },
    });
    expect(await profiles.profile()).toEqual(E.right(aProfile({ phone: after })));
  });

  test('saves the phone number of an account that has a single name', async () => {
    const { profiles, starting } = arrange();
    const single = aProfile({ lastName: '', phone: '' });
    profiles.hasAccount(OWNER, single);
    expect(await makeStartRepeatDelivery(starting)({ ...TYPED, phone: '6195550188' })()).toMatchObject({
      right: { status: 'active' },
    });
    expect(await profiles.profile()).toEqual(E.right({ ...single, phone: '6195550188' }));
  });

  test('shows an error beside a phone number that the service refuses, and starts nothing', async () => {
    const { gateway, profiles, starting } = arrange();
    profiles.hasAccount(OWNER, aProfile({ phone: '' }));
    const refusing = {
      profile: profiles.profile,
      change: () => TE.left(aRefusal({ service: 'commerce', status: 400, facts: ['phone-number-refused'] })),
    };
    const start = makeStartRepeatDelivery({ ...starting, profiles: refusing });
    expect(await start({ ...TYPED, phone: '6195550188' })()).toEqual(
      E.left({ kind: 'invalid-fields', errors: { phone: 'Please enter a valid US phone number' } }),
    );
    expect(await gateway.plans()).toMatchObject({ right: { plans: [] } });
  });

  test('says that a phone number is missing, beside its field', async () => {
    const { gateway, starting } = arrange();
    gateway.hasNoPhone(OWNER);
    expect(await makeStartRepeatDelivery(starting)(TYPED)()).toEqual(
      E.left({
        kind: 'invalid-fields',
        errors: { phone: 'Please enter a phone number. We need one for deliveries.' },
      }),
    );
    for (const phone of ['12', '1234567890']) {
      expect(await makeStartRepeatDelivery(starting)({ ...TYPED, phone })()).toMatchObject({
        left: { kind: 'invalid-fields', errors: { phone: expect.any(String) } },
      });
    }
  });

  test('fails as the service does', async () => {
    const { gateway, starting } = arrange();
    const start = makeStartRepeatDelivery(starting);
    expect(await start({ ...TYPED, items: [{ partNumber: 'BED-1', quantity: 1 }] })()).toEqual(
      E.left({ kind: 'plan-refused', part: 'lines' }),
    );
    expect(await makeStartRepeatDelivery({ ...starting, repeatDelivery: gateway.allows(0) })(TYPED)()).toEqual(
      E.left({ kind: 'too-many-plans' }),
    );
    gateway.caller.signsOut();
    expect(await start(TYPED)()).toEqual(E.left({ kind: 'sign-in-needed' }));
  });
});
