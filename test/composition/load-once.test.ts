import { loadOnce } from '../../composition/platform/load-once';

test('[PLT-03] shares what it loaded', async () => {
  let loads = 0;
  const load = loadOnce(async () => (loads += 1));
  expect([await load(), await load()]).toEqual([1, 1]);
});

test('[PLT-03] loads again in the next call after a failure', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('not fetched');
    return loads;
  });
  const first = [load(), load()];
  await expect(Promise.all(first)).rejects.toThrow('not fetched');
  expect([await load(), loads]).toEqual([2, 2]);
});
