import { makeCopyText } from '../../../adapters/browser/browser-clipboard';
import { copyTextContract } from '../../contracts/copy-text.contract';
import { FakeClipboard } from '../../fakes/fake-clipboard';

copyTextContract('the copy of a browser with a clipboard', () => {
  const copied: string[] = [];
  let isRefusing = false;
  const writeText = async (text: string): Promise<void> => {
    if (isRefusing) throw new Error('NotAllowedError');
    copied.push(text);
  };
  return {
    copyText: makeCopyText({ clipboard: { writeText } }),
    copied: () => copied,
    refuse: () => (isRefusing = true),
  };
});

copyTextContract('FakeClipboard', () => {
  const clipboard = new FakeClipboard();
  return { copyText: clipboard.copyText, copied: () => clipboard.copied, refuse: () => clipboard.refuses() };
});

test('[RTE-05] returns false in a browser without a clipboard, as over plain http', async () => {
  expect(await makeCopyText({ clipboard: undefined })('PUP5')()).toBe(false);
});
