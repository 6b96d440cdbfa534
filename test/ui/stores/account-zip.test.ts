import { storesWorld } from './my-store-world';

test('[CHK-04] a sign-in on the page brings the ZIP code of the default address, unless one is chosen', async () => {
  const { myStore, memory, idle, settled, signIn } = storesWorld();
  myStore.start();
  await idle();
  signIn(undefined, '10003');
  await settled();
  expect(myStore.zipCode).toBe('10003');
  memory.rememberZip('92101')();
  myStore.recall();
  signIn(undefined, '10004');
  await settled();
  expect(myStore.zipCode).toBe('92101');
});
