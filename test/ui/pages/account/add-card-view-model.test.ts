import type { CardEntryResult } from '../../../../core/checkout/steps/card-entry';
import { AddCardViewModel } from '../../../../ui/pages/account/wallet/add-card-view-model';

const CARD = { token: 'pm_1', brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2040 };

const typing = (result: CardEntryResult): AddCardViewModel => {
  const model = new AddCardViewModel();
  model.useEntry({ submit: () => Promise.resolve(result) });
  return model;
};

test('[ACC-03] [PAY-02] a typed card is returned once, and the form stays pending while it is posted', async () => {
  const model = typing({ kind: 'token', card: CARD });
  expect(await model.type()).toEqual(CARD);
  expect([model.isPending, await model.type()]).toEqual([true, undefined]);
  model.reset();
  expect(await model.type()).toEqual(CARD);
});

test.each([
  ['invalid', undefined],
  ['refused', /wasn’t accepted, so it wasn’t saved/],
  ['failed', /couldn’t verify your card, so it wasn’t saved/],
] as const)('[ACC-03] fields that answer %s post nothing', async (kind, problem) => {
  const model = typing({ kind });
  expect(await model.type()).toBeUndefined();
  expect(model.isPending).toBe(false);
  if (problem === undefined) expect(model.problem).toBeUndefined();
  else expect(model.problem).toMatch(problem);
});

test('[ACC-03] fields that are not there yet say so', async () => {
  const model = new AddCardViewModel();
  expect(await model.type()).toBeUndefined();
  expect(model.problem).toMatch(/still loading/);
});
