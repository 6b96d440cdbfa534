import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { EMAIL } from '../../../core/forms/messages';
import { makeAskForNotice } from '../../../core/stock-notices/ask-for-notice';
import { NoticeAskedDialog, NoticeDialog } from '../../../ui/stock-notices/notice-dialogs';
import { NoticeViewModel } from '../../../ui/stock-notices/notice-view-model';
import { FakeStockNotices } from '../../fakes/fake-stock-notices';

const WANTED = { productUrl: '/p/kibble', partNumber: 'SKU-1001', name: 'Kibble, 5 lb', store: undefined };

const show = (memberEmail: string) => {
  const model = new NoticeViewModel(WANTED, memberEmail, {
    askForNotice: makeAskForNotice({ notices: new FakeStockNotices() }),
    onAsked: () => undefined,
  });
  const { container } = render(<NoticeDialog model={model} />);
  return { model, container };
};

test('[ACC-06] a guest enters an address, and needs no account', () => {
  const { container } = show('');
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy();
  expect(container.textContent).toContain('No newsletter, no account needed.');
});

test('[ACC-06] a member is told the address and where requests are removed, and enters nothing', () => {
  const { container } = show('pat@example.test');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(container.textContent).toContain('We’ll send one email to pat@example.test when Kibble, 5 lb is in stock');
  expect(container.textContent).not.toContain('no account needed');
  expect(screen.getByRole('link', { name: 'your profile' }).getAttribute('href')).toBe('/account/profile');
  expect(new FormData(container.querySelector('form') ?? undefined).get('email')).toBe('pat@example.test');
});

test('[ACC-06] a member whose address is refused enters another one', () => {
  const { model } = show('pat@example.test');
  act(() => model.form.rejectAll({ email: EMAIL }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('pat@example.test');
});

test.each([
  [true, 'You can remove your requests in your profile.'],
  [false, 'Members with a confirmed email address can also remove this request later, in their profile.'],
])('[ACC-06] what was asked for says how it is taken back, to a member %s', (isMember, words) => {
  const { container } = render(
    <NoticeAskedDialog wanted={WANTED} email="pat@example.test" isMember={isMember} onClose={() => undefined} />,
  );
  expect(container.textContent).toContain(words);
});
