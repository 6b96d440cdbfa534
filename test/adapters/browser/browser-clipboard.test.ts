import { makeCopyText } from '../../../adapters/browser/browser-clipboard';

test('[RTE-05] copies a text', async () => {
  const written: string[] = [];
  const copyText = makeCopyText({ clipboard: { writeText: async (text) => void written.push(text) } });
  expect(await copyText('PUP5')()).toBe(true);
  expect(written).toEqual(['PUP5']);
});

test.each([
  ['there is no clipboard', undefined],
  ['access is denied', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
])('[RTE-05] reports the failure when %s', async (_case, clipboard) => {
  expect(await makeCopyText({ clipboard })('PUP5')()).toBe(false);
});
