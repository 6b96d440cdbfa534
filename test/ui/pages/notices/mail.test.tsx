import { render, screen } from '@testing-library/react';
import { mailPath } from '../../../../core/paths/notice-paths';
import { makeMailAction } from '../../../../ui/pages/notices/mail-action';
import { makeMailLoader } from '../../../../ui/pages/notices/mail-loader';
import { MailPage } from '../../../../ui/pages/notices/mail-page';
import type { MailData } from '../../../../ui/pages/notices/notice-data';
import { FakeStockNotices } from '../../../fakes/fake-stock-notices';

const EMAIL = 'pat@example.test';

/** An address that waits for two products, and has an account that wants offers. */
const world = async () => {
  const notices = new FakeStockNotices().hasAccount(EMAIL, true);
  await notices.ask({ partNumber: 'SKU-1', storeId: undefined, email: EMAIL })();
  await notices.ask({ partNumber: 'SKU-2', storeId: 'Mission Valley', email: EMAIL })();
  return { notices, token: notices.tokenOf(EMAIL) };
};

const load = (stockNotices: FakeStockNotices, token: string, query = '') =>
  makeMailLoader({ stockNotices, shop: 'Petco' })({
    path: `/mail/${token}`,
    parameters: { token },
    query: new URLSearchParams(query),
    cameFrom: undefined,
  })();

const post = (stockNotices: FakeStockNotices, token: string, fields: Readonly<Record<string, string>>) =>
  makeMailAction({ stockNotices })(new URLSearchParams(fields), { token })();

const waitsFor = async (notices: FakeStockNotices, token: string): Promise<unknown> => {
  const outcome = await load(notices, token);
  return outcome.kind === 'page' ? outcome.data.notices?.map(({ product }) => product) : outcome;
};

test('[ACC-06] the page shows what mail comes, and opening it stops nothing', async () => {
  const { notices, token } = await world();
  await load(notices, token);
  expect(await load(notices, token, 'stopped=notice')).toMatchObject({
    kind: 'page',
    status: 200,
    isShareable: false,
    isNeverKept: true,
    head: { isIndexed: false },
    data: { notices: [{ product: 'SKU-1' }, { product: 'SKU-2' }], wantsOffers: true, stopped: 'notice' },
  });
});

test('[ACC-06] a link that is not valid has a page with status 404', async () => {
  const { notices } = await world();
  expect(await load(notices, 'nonsense', 'stopped=nonsense')).toMatchObject({
    status: 404,
    data: { notices: undefined, wantsOffers: undefined, stopped: undefined },
  });
  expect(await post(notices, 'nonsense', { notice: 'all' })).toMatchObject({ kind: 'refused', status: 404 });
});

test('[ACC-06] an outage is no invalid link, and stops nothing', async () => {
  const { notices, token } = await world();
  notices.isDown();
  expect(await load(notices, token)).toEqual({ kind: 'unavailable' });
  expect(await post(notices, token, { notice: 'all' })).toMatchObject({
    kind: 'refused',
    status: 503,
    changes: { problem: 'We couldn’t make this change. Please try again in a moment.' },
  });
});

test('[ACC-06] one mail is stopped, then all of them', async () => {
  const { notices, token } = await world();
  expect(await post(notices, token, { notice: '1' })).toEqual({
    kind: 'see-other',
    url: `${mailPath(token)}?stopped=notice`,
  });
  expect(await waitsFor(notices, token)).toEqual(['SKU-2']);
  await post(notices, token, { notice: 'all' });
  expect(await waitsFor(notices, token)).toEqual([]);
});

test('[ACC-06] one click of a mail program stops the mail about products, without a redirect', async () => {
  const { notices, token } = await world();
  expect(await post(notices, token, { 'List-Unsubscribe': 'One-Click' })).toEqual({
    kind: 'shown',
    url: mailPath(token),
    changes: { stopped: 'notices' },
  });
  expect(await load(notices, token)).toMatchObject({ data: { notices: [], wantsOffers: true } });
});

test('[ACC-06] offers are stopped apart from the rest', async () => {
  const { notices, token } = await world();
  await post(notices, token, { offers: 'true' });
  expect(await load(notices, token)).toMatchObject({ data: { notices: [{}, {}], wantsOffers: false } });
});

const show = (data: Partial<MailData>): void => {
  render(
    <MailPage
      data={{ token: 'a-token', notices: [], wantsOffers: undefined, stopped: undefined, problem: undefined, ...data }}
    />,
  );
};

const postedBy = (button: HTMLElement): unknown => {
  const { form } = button as HTMLButtonElement;
  return form === null ? undefined : [form.getAttribute('action'), Object.fromEntries(new FormData(form))];
};

test('[ACC-06] each product and the offers have a form of their own', () => {
  const notices = [
    { id: '1', product: 'Kibble', store: undefined },
    { id: '2', product: 'Tank', store: 'Mission Valley' },
  ];
  show({ notices, wantsOffers: true });
  const buttons = ['Stop: Kibble', 'Stop: Tank, at Mission Valley', 'Stop all of these', 'Stop offers'];
  expect(buttons.map((name) => postedBy(screen.getByRole('button', { name })))).toEqual([
    ['/mail/a-token', { notice: '1' }],
    ['/mail/a-token', { notice: '2' }],
    ['/mail/a-token', { notice: 'all' }],
    ['/mail/a-token', { offers: 'true' }],
  ]);
});

test('[ACC-06] the page says what was stopped, and that nothing else comes', () => {
  show({ stopped: 'notices', wantsOffers: false });
  expect(screen.getByText('We won’t email you about products that are back in stock.')).toBeDefined();
  expect(screen.getByText('You haven’t signed up for any products.')).toBeDefined();
  expect(screen.getByText('You’re not getting offers by email.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[ACC-06] a link that is not valid shows no mail, and a failure is announced', () => {
  show({ notices: undefined, stopped: 'notices', problem: 'Not now.' });
  expect(screen.getByText('This link doesn’t work. Please use the link in our latest email.')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Not now.');
  expect(screen.queryByText(/^Done/)).toBeNull();
});
