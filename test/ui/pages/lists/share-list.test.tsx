import { fireEvent, render, screen } from '@testing-library/react';
import { makeCopyWithToast } from '../../../../ui/toasts/copy-with-toast';
import { ShareList } from '../../../../ui/pages/lists/share-list';
import { anOpenList } from '../../../builders/wish-list';
import { FakeClipboard } from '../../../fakes/fake-clipboard';

const LINK = 'https://shop.test/lists/shared/token-of-rex';
const shared = anOpenList({ name: 'For Rex', sharing: { token: 'token-of-rex', showsName: false } });

test('[ACC-05] the link of a shared list is in a field that can be selected, and is copied by a button', () => {
  const copied: string[] = [];
  render(
    <ShareList list={shared} origin="https://shop.test" isMember={false} copyLink={(url) => void copied.push(url)} />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Link to this list');
  expect([field.value, field.readOnly]).toEqual([LINK, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copied).toEqual([LINK]);
  expect(screen.getByRole('link', { name: 'Open shared list' }).getAttribute('href')).toBe(LINK);
});

test('[ACC-05] a list that is not shared has no link', () => {
  render(<ShareList list={anOpenList()} origin="https://shop.test" isMember={false} copyLink={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test.each([
  [true, ['good Link copied']],
  [false, ['bad Copy it yourself.']],
])('[ACC-05] a toast says whether the text was copied: %s', async (works, said) => {
  const clipboard = new FakeClipboard();
  if (!works) clipboard.refuses();
  const toasts: string[] = [];
  const copy = makeCopyWithToast({
    copyText: clipboard.copyText,
    toasts: { succeed: (text) => void toasts.push(`good ${text}`), fail: (text) => void toasts.push(`bad ${text}`) },
  });
  await copy(LINK, { copied: 'Link copied', failed: 'Copy it yourself.' });
  expect(toasts).toEqual(said);
});
