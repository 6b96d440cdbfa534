import { LineStore } from '../../../ui/cart/line-store';

const OWN = { id: '1101', name: 'Own store', locationId: '1101' };

const lineStoreOf = (store: typeof OWN | undefined, problem?: string) => {
  const chosen: string[] = [];
  const lineStore = new LineStore({
    store,
    zipCode: '92101',
    choosingId: undefined,
    tryToChoose: async (storeId) => {
      if (problem === undefined) chosen.push(storeId);
      return problem;
    },
    stopLocating: () => undefined,
  });
  return { chosen, lineStore };
};

test('[CHK-02] the store of one line leaves the shopper’s own store as it is', async () => {
  const { chosen, lineStore } = lineStoreOf(OWN);
  expect(await lineStore.tryToChoose('1102')).toBeUndefined();
  expect([lineStore.chosenId, lineStore.isForLineAlone, chosen]).toEqual(['1102', true, []]);
});

test('[CHK-02] who has no store gets it as their own', async () => {
  const { chosen, lineStore } = lineStoreOf(undefined);
  await lineStore.tryToChoose('1102');
  expect([lineStore.chosenId, lineStore.isForLineAlone, chosen]).toEqual(['1102', false, ['1102']]);
});

test('[CHK-02] a store that cannot become the own one is not chosen for the line', async () => {
  const { lineStore } = lineStoreOf(undefined, 'This store is closed.');
  expect(await lineStore.tryToChoose('1102')).toBe('This store is closed.');
  expect(lineStore.chosenId).toBeUndefined();
});
