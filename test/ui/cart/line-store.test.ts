import { autorun } from 'mobx';
import { LineStore } from '../../../ui/cart/line-store';

const OWN = { id: '1101', name: 'Own store', locationId: '1101' };

const lineStoreOf = (store: typeof OWN | undefined, problem?: string) => {
  const chosen: string[] = [];
  const pickedUp: string[] = [];
  const picking = { end: (): void => undefined, fail: (_error: Error): void => undefined };
  const held = new Promise<void>((resolve, reject) => Object.assign(picking, { end: resolve, fail: reject }));
  const lineStore = new LineStore(
    {
      store,
      nearZip: '92101',
      choosingId: undefined,
      tryToChoose: async (storeId) => {
        if (problem === undefined) chosen.push(storeId);
        return problem;
      },
      stopLocating: () => undefined,
    },
    async (storeId) => {
      pickedUp.push(storeId);
      await held;
    },
  );
  const seen: Array<string | undefined> = [];
  autorun(() => seen.push(lineStore.choosingId));
  return { chosen, pickedUp, picking, lineStore, seen };
};

test('[CHK-02] the store of one line leaves the shopper’s own store as it is', async () => {
  const { chosen, pickedUp, picking, lineStore } = lineStoreOf(OWN);
  picking.end();
  expect(await lineStore.tryToChoose('1102')).toBeUndefined();
  expect([pickedUp, lineStore.isForLineAlone, chosen]).toEqual([['1102'], true, []]);
});

test('[CHK-02] who has no store gets it as their own', async () => {
  const { chosen, pickedUp, picking, lineStore } = lineStoreOf(undefined);
  picking.end();
  await lineStore.tryToChoose('1102');
  expect([pickedUp, lineStore.isForLineAlone, chosen]).toEqual([['1102'], false, ['1102']]);
});

test('[CHK-02] a store that cannot become the own one is not chosen for the line, and another one can be', async () => {
  const { pickedUp, lineStore } = lineStoreOf(undefined, 'This store is closed.');
  expect(await lineStore.tryToChoose('1102')).toBe('This store is closed.');
  expect([pickedUp, lineStore.choosingId]).toEqual([[], undefined]);
});

test.each([
  ['who has a store', OWN],
  ['who has none', undefined],
])('[CHK-02] the store is being chosen until the line has changed, for a shopper %s', async (_who, store) => {
  const { lineStore, picking, seen } = lineStoreOf(store);
  const choosing = lineStore.tryToChoose('1102');
  expect(seen).toEqual([undefined, '1102']);
  picking.end();
  await choosing;
  expect(seen).toEqual([undefined, '1102', undefined]);
});

test('[CHK-02] a change that breaks off does not leave the store being chosen', async () => {
  const { lineStore, picking } = lineStoreOf(OWN);
  picking.fail(new Error('no code could be loaded'));
  await expect(lineStore.tryToChoose('1102')).rejects.toThrow('no code');
  expect(lineStore.choosingId).toBeUndefined();
});
