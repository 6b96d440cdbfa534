import { cleanup, render, screen } from '@testing-library/react';
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
    changes: { stopped: 'same-kind' },
  });
  expect(await load(notices, token)).toMatchObject({ data: { notices: [], wantsOffers: true } });
});

test('[ACC-06] offers are stopped apart from the rest', async () => {
  const { notices, token } = await world();
  await post(notices, token, { offers: 'true' });
  expect(await load(notices, token)).toMatchObject({ data: { notices: [{}, {}], wantsOffers: false } });
});

test('[ACC-06] each kind of reminder is stopped, and comes again', async () => {
  const { notices, token } = await world();
  const change = (wanted: string) => post(notices, token, { reminders: 'appointments', wanted });
  expect(await change('false')).toEqual({ kind: 'see-other', url: `${mailPath(token)}?stopped=appointments` });
  expect(await load(notices, token, 'stopped=appointments')).toMatchObject({
    data: {
      reminders: [
        { kind: 'appointments', isWanted: false },
        { kind: 'repeat-deliveries', isWanted: true },
      ],
      stopped: 'appointments',
      notices: [{}, {}],
    },
  });
  expect(await change('true')).toEqual({ kind: 'see-other', url: `${mailPath(token)}?again=appointments` });
  expect(await load(notices, token, 'again=appointments')).toMatchObject({
    data: { reminders: [{ isWanted: true }, { isWanted: true }], stopped: undefined, again: 'appointments' },
  });
});

test('[ACC-06] one click on a reminder stops reminders of its kind only', async () => {
  const { notices } = await world();
  const token = notices.tokenOf(EMAIL, 'repeat-deliveries');
  await post(notices, token, { 'List-Unsubscribe': 'One-Click' });
  expect(await load(notices, token)).toMatchObject({
    data: { notices: [{}, {}], wantsOffers: true, reminders: [{ isWanted: true }, { isWanted: false }] },
  });
});

test('[ACC-06] a repeat delivery is paused from a mail about it', async () => {
  const notices = new FakeStockNotices().hasRepeatDelivery(EMAIL, {
    products: ['Kibble'],
    nextDate: '2030-01-20',
    status: 'active',
    isLate: false,
  });
  const token = notices.tokenOf(EMAIL, 'repeat-delivery');
  expect(await load(notices, token)).toMatchObject({ data: { repeatDelivery: { status: 'active' } } });
  const url = `${mailPath(token)}?stopped=repeat-delivery`;
  expect(await post(notices, token, { 'repeat-delivery': 'pause' })).toEqual({ kind: 'see-other', url });
  expect(await load(notices, token, 'stopped=repeat-delivery')).toMatchObject({
    data: { repeatDelivery: { status: 'paused' }, stopped: 'repeat-delivery' },
  });
});

const show = (data: Partial<MailData>): void => {
  render(
    <MailPage
      data={{
        token: 'a-token',
        about: undefined,
        notices: [],
        wantsOffers: undefined,
        reminders: [],
        repeatDelivery: undefined,
        stopped: undefined,
        again: undefined,
        problem: undefined,
        ...data,
      }}
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

test('[ACC-06] each kind of reminder has a form that stops it or gets it again', () => {
  show({
    reminders: [
      { kind: 'appointments', isWanted: true },
      { kind: 'repeat-deliveries', isWanted: false },
    ],
    again: 'appointments',
  });
  const buttons = ['Stop appointment reminders', 'Get again: repeat delivery reminders'];
  expect(buttons.map((name) => postedBy(screen.getByRole('button', { name })))).toEqual([
    ['/mail/a-token', { reminders: 'appointments', wanted: 'false' }],
    ['/mail/a-token', { reminders: 'repeat-deliveries', wanted: 'true' }],
  ]);
  expect(screen.getByText('We’ll remind you of appointments.')).toBeDefined();
});

test('[ACC-06] the kind of reminder that the mail was about comes first', () => {
  show({
    about: 'repeat-deliveries',
    reminders: [
      { kind: 'appointments', isWanted: true },
      { kind: 'repeat-deliveries', isWanted: true },
    ],
  });
  const stops = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  expect(stops.slice(0, 2)).toEqual(['Stop repeat delivery reminders', 'Stop appointment reminders']);
});

test('[ACC-06] a repeat delivery that the mail was about has a form that pauses it, until it is paused', () => {
  const delivery = { products: ['Kibble', 'Litter', 'Treats'], nextDate: '2030-01-20', isLate: false };
  show({ repeatDelivery: { ...delivery, status: 'active' } });
  const words = () => screen.getByRole('region', { name: 'Your repeat delivery' }).textContent;
  expect(words()).toContain('Kibble and 2 more. Ships Sun, Jan 20');
  const button = screen.getByRole('button', { name: 'Pause this repeat delivery' });
  expect(postedBy(button)).toEqual(['/mail/a-token', { 'repeat-delivery': 'pause' }]);
  cleanup();
  show({ repeatDelivery: { ...delivery, status: 'active', isLate: true } });
  expect(words()).toContain('Kibble and 2 more. Delayed, was due Sun, Jan 20');
  cleanup();
  show({ repeatDelivery: { ...delivery, status: 'paused' }, stopped: 'repeat-delivery' });
  expect(screen.getByText('Your repeat delivery is paused. We won’t send anything until you resume it.')).toBeDefined();
  expect(screen.getByText('Kibble and 2 more. We won’t send it unless you resume it.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('[ACC-06] [RPD-02] the repeat delivery of a mail', () => {
  const delivery = { products: ['Kibble'], nextDate: '2030-01-20', isLate: false };
  const words = () => screen.getByRole('region', { name: 'Your repeat delivery' }).textContent;
  const link = () => screen.getByRole('link', { name: /^Sign in/ }).textContent;
  const shown = { about: 'repeat-delivery', stopped: 'same-kind' } as const;

  test('that is paused leads to what resumes it, also after one click in the mail', () => {
    show({ ...shown, repeatDelivery: { ...delivery, status: 'paused' } });
    expect(screen.getByText(/^Your repeat delivery is paused\. .* until you resume it\.$/)).toBeDefined();
    expect(link()).toBe('Sign in to resume, change or cancel it');
  });

  test('that is canceled says so, and of no pause and no resuming', () => {
    show({ ...shown, stopped: 'repeat-delivery', repeatDelivery: { ...delivery, status: 'cancelled' } });
    expect(screen.getByText('Your repeat delivery was already canceled. We won’t send anything.')).toBeDefined();
    expect(words()).toContain('Kibble. It’s canceled, and we won’t send it.');
    expect(link()).toBe('Sign in to see your repeat deliveries');
    expect(screen.queryByText(/paused|resume/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Pause/ })).toBeNull();
  });

  test('that was resumed since is not said to be paused', () => {
    show({ ...shown, repeatDelivery: { ...delivery, status: 'active' } });
    expect(screen.queryByText(/is paused/)).toBeNull();
    expect(link()).toBe('Sign in to change or cancel it');
  });

  test('whose account is gone says so, and of no pause', () => {
    show(shown);
    expect(words()).toContain('isn’t in an account with your email address anymore');
    expect(screen.queryByText(/paused/)).toBeNull();
  });
});

test.each([
  ['notices', 'We won’t email you about products that are back in stock.'],
  ['appointments', 'We won’t remind you of appointments.'],
  [
    'repeat-deliveries',
    'We won’t remind you of repeat deliveries. We’ll still email you about a new or higher total, and when something is left out or moved.',
  ],
  [undefined, 'You’ve stopped emails like this one. See below what you still get.'],
] as const)('[ACC-06] one click in a mail about %s says what that stopped', (about, words) => {
  show({ about, stopped: 'same-kind' });
  expect(screen.getByText(words)).toBeDefined();
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
