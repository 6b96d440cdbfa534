import { isRight } from 'fp-ts/Either';
import { makeDeliveryLoader } from '../../../ui/pages/checkout/delivery-step';
import { DeliveryViewModel } from '../../../ui/checkout/delivery/delivery-view-model';
import { anAddress } from '../../builders/address';
import { EVERYTHING } from '../../builders/capabilities';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { guestAtCheckout } from '../../core/checkout/checkout-world';

const REQUEST = { path: '', parameters: {}, query: new URLSearchParams(), cameFrom: undefined };

const atDelivery = async () => {
  const world = await guestAtCheckout();
  await world.setContact({ email: 'pat@example.test', phone: '6195550100' })();
  const placeStore = new FakePreferredPlaceStore();
  const load = makeDeliveryLoader({ shop: 'Petco', capabilities: EVERYTHING, ...world, placeStore });
  const dataOf = async () => {
    const outcome = await load(REQUEST)();
    if (outcome.kind !== 'page') throw new Error(`no page but ${outcome.kind}`);
    return outcome.data;
  };
  return { ...world, placeStore, dataOf };
};

test('[CHK-03] a first address begins with the ZIP code that the shopper entered in the header', async () => {
  const { placeStore, dataOf } = await atDelivery();
  expect((await dataOf()).knownZip).toBeUndefined();
  placeStore.rememberZip('92101')();
  expect((await dataOf()).knownZip).toBe('92101');
});

test('[CHK-03] neither the ZIP code of a store nor one beside a chosen address is filled in', async () => {
  const { placeStore, dataOf, setDeliveryAddress } = await atDelivery();
  placeStore.remember({ id: '1101', locationId: '13501', name: 'Mission Valley' }, '92108')();
  expect((await dataOf()).knownZip).toBeUndefined();
  placeStore.rememberZip('92101')();
  const set = await setDeliveryAddress({ kind: 'typed', address: anAddress(), asTyped: true })();
  expect(isRight(set)).toBe(true);
  expect((await dataOf()).knownZip).toBeUndefined();
});

test('[CHK-03] the form has the known ZIP code, and what was typed wins', () => {
  const entries = { addressId: undefined, methodId: undefined, day: undefined, tip: '', ownTip: '' };
  const unused = (): never => {
    throw new Error('nothing is sent');
  };
  const ports = {
    useCases: unused,
    dialogs: {},
    kept: { follow: () => () => () => undefined, forget: () => undefined },
    leave: unused,
  } as never;
  const zipIn = (typed: ReturnType<typeof anAddress> | undefined) =>
    new DeliveryViewModel({ checkout: undefined, typed, knownZip: '92101', entries }, ports).address.form.field(
      'zipCode',
    ).value;
  expect(zipIn(undefined)).toBe('92101');
  expect(zipIn({ ...anAddress(), zipCode: '10003' })).toBe('10003');
});
