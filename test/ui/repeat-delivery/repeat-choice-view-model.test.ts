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

const loaded = async (model = new RepeatChoiceViewModel(ITEMS)): Promise<RepeatChoiceViewModel> => {
  await model.load(arrange().offer);
  return model;
};

test('[RPD-01] sums up the prices of all items, once and on repeat', async () => {
  expect((await loaded()).prices).toEqual({ once: 45, first: 36, later: 42.75 });
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
  expect([model.every, model.asksWeight, model.recommendation]).toEqual(['week-4', false, undefined]);
});

test('[RPD-01] a failed load can be repeated', async () => {
  const gateway = arrange().isDown();
  const model = new RepeatChoiceViewModel(ITEMS);
  await model.load(gateway.offer);
  expect([model.status.kind, model.products]).toEqual(['failed', []]);
  gateway.isBack();
  const again = model.load(gateway.offer);
  expect(model.status.kind).toBe('loading');
  await again;
  expect(model.status.kind).toBe('ready');
});
