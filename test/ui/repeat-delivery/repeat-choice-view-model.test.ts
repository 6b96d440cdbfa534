import * as TE from 'fp-ts/TaskEither';
import type { LoadRepeatOffer, OfferWithPets } from '../../../core/repeat-delivery/load-repeat-offer';
import { lastsText } from '../../../ui/repeat-delivery/lasts-text';
import { frequencyOptions } from '../../../ui/repeat-delivery/repeat-words';
import { RepeatChoiceViewModel } from '../../../ui/repeat-delivery/repeat-choice-view-model';
import { anOfferedProduct } from '../../builders/repeat-plan';
import { FakeRepeatDeliveryGateway } from '../../fakes/fake-repeat-delivery-gateway';

const ITEMS = [
  { partNumber: 'KIB-15', quantity: 2 },
  { partNumber: 'TOY-1', quantity: 1 },
];

const arrange = () =>
  new FakeRepeatDeliveryGateway().hasProducts(
    anOfferedProduct(),
    anOfferedProduct({ partNumber: 'TOY-1', price: 5, firstPrice: 4, repeatPrice: 4.75, supply: undefined }),
  );

const BELLA = { name: 'Bella', animal: 'dog', pounds: 24.5 } as const;
const TOM = { name: 'Tom', animal: 'cat', pounds: 9 } as const;

const asking =
  (gateway = arrange(), pets: OfferWithPets['pets'] = []): LoadRepeatOffer =>
  (partNumbers) =>
    TE.map((offer: Omit<OfferWithPets, 'pets'>) => ({ ...offer, pets }))(gateway.offer(partNumbers));

const loaded = async (
  model = new RepeatChoiceViewModel(ITEMS),
  pets: OfferWithPets['pets'] = [],
): Promise<RepeatChoiceViewModel> => {
  await model.load(asking(arrange(), pets));
  return model;
};

test('[RPD-01] sums up the prices of all items, once and on repeat', async () => {
  expect((await loaded()).prices).toEqual({ once: 45, first: 36, later: 42.75 });
});

test.each([
  [30, 11.99, 287.76, 341.71],
  [25, 23.49, 469.8, 557.89],
])(
  '[RPD-01] takes the discount off the sum, as orders do: %d pieces for $%d',
  async (quantity, price, first, later) => {
    const partNumber = 'SKU-1004';
    const piece = {
      price,
      firstPrice: Number((price * 0.8).toFixed(2)),
      repeatPrice: Number((price * 0.95).toFixed(2)),
    };
    const gateway = new FakeRepeatDeliveryGateway().hasProducts(anOfferedProduct({ partNumber, ...piece }));
    const model = new RepeatChoiceViewModel([{ partNumber, quantity }]);
    await model.load(asking(gateway));
    expect(model.prices).toMatchObject({ first, later });
  },
);

test('[RPD-01] sums up the prices of the pieces when the service does not say how much the discount is', async () => {
  const model = new RepeatChoiceViewModel([{ partNumber: 'KIB-15', quantity: 3 }]);
  const products = [anOfferedProduct()];
  model.setStatus({ kind: 'ready', offer: { products, firstDiscount: undefined, discount: undefined, pets: [] } });
  expect(model.prices).toEqual({ once: 60, first: 48, later: 57 });
});

test('[RPD-01] the recommendation follows the typed weight until a frequency is chosen', async () => {
  const model = await loaded();
  const usual = model.every;
  model.typeWeight('10');
  expect(model.recommendation?.petPounds).toBe(10);
  expect(model.every).not.toBe(usual);
  model.chooseEvery('week-3');
  model.typeWeight('100');
  expect(model.every).toBe('week-3');
});

test('[RPD-01] what was chosen before stays, and anything that is no frequency is not chosen', async () => {
  const before = (every: string) => loaded(new RepeatChoiceViewModel(ITEMS, { every, weight: '' }));
  expect((await before('month-2')).every).toBe('month-2');
  expect((await before('month-99')).every).toBe((await loaded()).every);
});

test('[RPD-01] every four weeks, and no question about the weight, for what no pet eats', async () => {
  const model = await loaded(new RepeatChoiceViewModel([{ partNumber: 'TOY-1', quantity: 1 }]));
  expect([model.every, model.food, model.recommendation]).toEqual(['week-4', undefined, undefined]);
});

test('[RPD-01] a failed load can be repeated', async () => {
  const gateway = arrange().isDown();
  const model = new RepeatChoiceViewModel(ITEMS);
  await model.load(asking(gateway));
  expect([model.status.kind, model.products]).toEqual(['failed', []]);
  gateway.isBack();
  const again = model.load(asking(gateway));
  expect(model.status.kind).toBe('loading');
  await again;
  expect(model.status.kind).toBe('ready');
});

test('[RPD-01] the recommendation is for the shopper’s own pet until another weight is typed', async () => {
  const model = await loaded(undefined, [TOM, BELLA]);
  expect([model.pet?.name, model.weight, model.recommendation?.petPounds]).toEqual(['Bella', '24.5', 24.5]);
  model.typeWeight('60');
  expect([model.pet, model.weight, model.recommendation?.petPounds]).toEqual([undefined, '60', 60]);
  model.typeWeight('');
  expect([model.pet, model.weight]).toEqual([undefined, '']);
});

test('[RPD-01] a pet of another kind fills in nothing, and a weight from before stays', async () => {
  expect((await loaded(undefined, [TOM])).weight).toBe('');
  const before = new RepeatChoiceViewModel(ITEMS, { every: '', weight: '60' });
  expect((await loaded(before, [BELLA])).weight).toBe('60');
});

test('[RPD-01] what is used up before the next delivery is not recommended, and the words say what to do', async () => {
  const gateway = arrange().hasProducts(
    anOfferedProduct({ partNumber: 'CAN-1', supply: { animal: 'dog', kind: 'wet-food', pounds: 1 } }),
  );
  const model = new RepeatChoiceViewModel([{ partNumber: 'CAN-1', quantity: 1 }]);
  await model.load(asking(gateway));
  const { recommendation } = model;
  if (recommendation === undefined) throw new Error('nothing is recommended');
  expect(model.every).toBe('week-1');
  expect(frequencyOptions(recommendation).map(({ label }) => label)).not.toContainEqual(
    expect.stringMatching(/recomm/),
  );
  expect(lastsText(recommendation)).toBe(
    'This lasts a 50 lb dog less than a day. Choose a larger size or quantity to last a week.',
  );
});

test.each(['abc', '0', '301', '12,5', 'lb', '12.25 kg'])(
  '[RPD-01] names the limits of a weight once its field was left: %s',
  async (typed) => {
    const model = await loaded();
    model.typeWeight(typed);
    expect(model.weightError).toBeUndefined();
    model.checkWeight();
    expect(model.weightError).toBe('Enter a weight from 1 to 300 lb, such as 12.5.');
    model.typeWeight('12.5');
    expect(model.weightError).toBeUndefined();
    model.typeWeight('');
    expect(model.weightError).toBeUndefined();
  },
);

test('[RPD-01] a wrong weight that was posted without scripts is pointed out at once', async () => {
  const model = await loaded(new RepeatChoiceViewModel(ITEMS, { every: '', weight: '5000' }));
  expect(model.weightError).toMatch(/^Enter a weight/);
});
