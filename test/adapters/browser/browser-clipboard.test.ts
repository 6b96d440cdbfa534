import { makeCopyText } from '../../../adapters/browser/browser-clipboard';

test('[RTE-05] a text is copied', async () => {
  const written: string[] = [];
  const copyText = makeCopyText({ clipboard: { writeText: async (text) => void written.push(text) } });
  expect(await copyText('PUP5')()).toBe(true);
  expect(written).toEqual(['PUP5']);
});

test.each([
  ['there is none', undefined],
  ['it is not allowed', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
])('[RTE-05] when %s, that is said', async (_case, clipboard) => {
  expect(await makeCopyText({ clipboard })('PUP5')()).toBe(false);
});
