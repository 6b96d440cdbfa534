import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { GUEST } from '../../../core/identity/session/header-user';
import { LINKS } from '../../../core/paths/links';
import { RewardsMenu } from '../../../ui/rewards/rewards-menu';
import type { RewardsMenuViewModel } from '../../../ui/rewards/rewards-menu-view-model';
import { aCoupon, aMember, aNonMember } from '../../builders/rewards';
import { menuModel, openMenu, press, spokenBy } from './rewards-menu-world';
import { rewardsWorld } from './rewards-world';

const HEADLINE = 'Two Easy Ways to Start Earning Rewards!';

const neverLoaded = () => new Promise<never>(() => undefined);

const variant = (view: ReturnType<typeof openMenu>['view']): string | null | undefined =>
  view.container.querySelector('[data-variant]')?.getAttribute('data-variant');

test.each([
  ['REGISTERED', aMember(), false],
  ['NOT_REGISTERED', aNonMember, false],
  ['REGISTERED_PCC', aMember(), true],
  ['NOT_REGISTERED_PCC', aNonMember, true],
] as const)('[RWD-01] [RWD-02] shows the variant %s', async (expected, member, isCardOn) => {
  const { view, toggle } = openMenu({ member, isCardOn });
  await toggle(true);
  await waitFor(() => expect(variant(view)).toBe(expected));
  expect(screen.queryAllByText(HEADLINE)).toHaveLength(isCardOn ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: 'APPLY NOW' })).toHaveLength(isCardOn ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: 'Learn More About Petco Pay Benefits' })).toHaveLength(isCardOn ? 1 : 0);
  expect(screen.queryAllByRole('progressbar')).toHaveLength(member === aNonMember ? 0 : 1);
  expect(screen.queryAllByRole('link', { name: 'Join Pals Rewards' })).toHaveLength(member === aNonMember ? 1 : 0);
});

test('[RWD-01] offers guests an account and the sign-in without a request', async () => {
  const { toggle, opened, gateway } = openMenu({ user: GUEST, stored: 3 });
  await toggle(true);
  expect(await screen.findByRole('link', { name: 'Create Account' })).toHaveProperty(
    'href',
    expect.stringContaining(LINKS.createAccount),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(opened).toEqual(['sign-in']);
  expect(gateway.detailsRequests).toBe(0);
  expect(screen.queryByText('3')).toBeNull();
});

test("[RWD-02] APPLY NOW starts the card's flow; without scripts it is a link to the card", async () => {
  const { toggle, opened } = openMenu({ isCardOn: true });
  await toggle(true);
  const apply = await screen.findByRole('link', { name: 'APPLY NOW' });
  expect(apply.getAttribute('href')).toBe(LINKS.creditCard);
  fireEvent.click(apply);
  expect(opened).toEqual(['card']);
});

test('[RWD-02] shows a cardholder the earnings and a link to the card, but no offer', async () => {
  const { toggle } = openMenu({ isCardOn: true, card: { isEnrolled: true, rewardsAmount: '1240' } });
  await toggle(true);
  expect(await screen.findByText('1,240')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View Petco Pay' }).getAttribute('href')).toBe(LINKS.petcoPay);
  expect([screen.queryByText(HEADLINE), screen.queryByText('APPLY NOW')]).toEqual([null, null]);
});

test('[RWD-02] shows a cardholder without points that they have none', async () => {
  const { toggle } = openMenu({ isCardOn: true, card: { isEnrolled: true, rewardsAmount: '0' } });
  await toggle(true);
  expect(await screen.findByRole('link', { name: 'View Petco Pay' })).toBeDefined();
  expect(screen.getByText(/rewards points/).textContent).toBe('0 Petco Pay rewards points');
});

test('[RWD-02] [PCC-04] lets an approved shopper without the card finish from the menu', async () => {
  const { toggle, opened } = openMenu({ isCardOn: true, card: { isPrescreen: true, approvedCallId: 'call-1' } });
  await toggle(true);
  fireEvent.click(await screen.findByRole('link', { name: 'Finish adding your card' }));
  expect([opened, screen.queryByText('APPLY NOW')]).toEqual([['card'], null]);
});

test('[RWD-02] reports a card that fails to load, which can be retried', async () => {
  const { toggle, cardFails } = openMenu({ isCardOn: true });
  cardFails();
  await toggle(true);
  expect(await screen.findByText('We couldn’t load your card.')).toBeDefined();
  expect(screen.queryByText('APPLY NOW')).toBeNull();
});

test('[RWD-01] [PAL-02] asks a shopper who is not a member to join, over the page', async () => {
  const { toggle, opened } = openMenu({ member: aNonMember });
  await toggle(true);
  fireEvent.click(await screen.findByRole('link', { name: 'Join Pals Rewards' }));
  expect(opened).toEqual(['join']);
});

test('[RWD-03] counts the stored coupons in the label until the fetched ones arrive', async () => {
  const { view, toggle, gateway } = openMenu({ stored: 4 });
  expect(spokenBy(view.container)).toBe('Rewards, 4 coupons');
  expect(gateway.detailsRequests).toBe(0);
  await toggle(true);
  await waitFor(() => expect(spokenBy(view.container)).toBe('Rewards, 1 coupon'));
});

test('[RWD-03] counts the coupons stored by a sign-in on the page', () => {
  let stored: number | undefined = 4;
  const menu = menuModel(() => stored);
  const label = (isRegistered: boolean) => (
    <RewardsMenu
      menu={menu}
      programme="Pals Rewards"
      isRegistered={isRegistered}
      hasCard={false}
      loadPanel={() => new Promise(() => undefined)}
    />
  );
  const { container, rerender } = render(label(false));
  expect(spokenBy(container)).toBe('Rewards');
  stored = 1;
  rerender(label(true));
  expect(spokenBy(container)).toBe('Rewards, 1 coupon');
});

test('[RWD-03] hydrates without a difference when the page knows the coupons already, and then counts them', async () => {
  const label = (rewards?: RewardsMenuViewModel['rewards']) => {
    const menu = menuModel(() => undefined);
    if (rewards !== undefined) menu.follow(rewards);
    return <RewardsMenu menu={menu} programme="Pals Rewards" isRegistered hasCard={false} loadPanel={neverLoaded} />;
  };
  const { model } = rewardsWorld(aMember(), {});
  model.begin(
    { kind: 'known', value: aMember({ palsRewardsCoupons: [aCoupon({}), aCoupon({ couponNo: 'C-2' })] }) },
    false,
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(label());
  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, label(model), { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(differences).toEqual([]);
  expect(spokenBy(container)).toBe('Rewards, 2 coupons');
  act(() => root.unmount());
});

test('[RWD-04] [RWD-05] shows a member the number, membership, points and coupons', async () => {
  const coupons = (['loaded', 'idle', 'unavailable'] as const).map((state, index) =>
    aCoupon({ couponNo: `C-${index}`, state }),
  );
  const { toggle } = openMenu({ member: aMember({ palsRewardsCoupons: coupons }) });
  await toggle(true);
  expect(await screen.findByText('123456789')).toBeDefined();
  expect(screen.getByText('2019')).toBeDefined();
  const bar = screen.getByRole('progressbar', { name: /60 of 100 points/ });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['60', '100']);
  const list = within(screen.getByRole('list', { name: 'Your coupons' })).getAllByRole('listitem');
  expect(
    list.map((item) => within(item).getByText(/^(Ready to use|Not loaded yet|Not available)$/).textContent),
  ).toEqual(['Ready to use', 'Not loaded yet', 'Not available']);
  expect(list[0]?.textContent).toContain('$5.00');
  expect(list[0]?.textContent).toContain('Expires Mar 1, 2030');
  expect(screen.getAllByRole('button', { name: /^Apply to cart/ })).toHaveLength(1);
});

test("[RWD-03] fetches a member's uncounted coupons for the label of the closed menu", async () => {
  const { view, gateway } = openMenu({ isMember: true });
  await waitFor(() => expect(spokenBy(view.container)).toBe('Rewards, 1 coupon'));
  expect(gateway.detailsRequests).toBe(0);
});

test('[RWD-06] shows and announces Loading... for each coupon until all have a status', async () => {
  const { toggle, gateway, until } = openMenu({
    member: aMember({ palsRewardsCoupons: [aCoupon({ state: 'idle' })] }),
  });
  await toggle(true);
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /Load my rewards/ })));
  expect(await screen.findByText('Loading...')).toBeDefined();
  const progress = screen.getByText(/^Loading 1 coupon\./);
  expect(progress.getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: /Load my rewards/ })).toBeNull();
  gateway.confirmsSentCoupons();
  await act(() => until(2_000));
  expect(screen.getByText('Ready to use')).toBeDefined();
  expect(progress.textContent).toBe('');
});

test.each([
  ['on the button', undefined],
  ['elsewhere', () => document.querySelector<HTMLElement>('summary')],
])('[RWD-06] keeps the focus when the focused button disappears %s', async (_where, elsewhere) => {
  const { toggle } = openMenu({ member: aMember({ palsRewardsCoupons: [aCoupon({ state: 'idle' })] }) });
  await toggle(true);
  const button = await screen.findByRole('button', { name: /Load my rewards/ });
  button.focus();
  fireEvent.click(button);
  elsewhere?.()?.focus();
  await screen.findByText('Loading...');
  expect(document.activeElement).toBe(elsewhere?.() ?? screen.getByText(/This takes a few seconds/));
});

test('[RWD-06] stops polling while closed and continues when reopened', async () => {
  const { toggle, visibility } = openMenu({
    member: aMember({ palsRewardsCoupons: [aCoupon({ state: 'idle' })] }),
  });
  await toggle(true);
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /Load my rewards/ })));
  await waitFor(() => expect(visibility.observed).toBe(true));
  await toggle(false);
  expect(visibility.observed).toBe(false);
  await toggle(true);
  await waitFor(() => expect(visibility.observed).toBe(true));
});

test('[RWD-05] reports rewards that fail to load, which can be retried', async () => {
  const { toggle, gateway } = openMenu();
  gateway.isDown();
  await toggle(true);
  expect(await screen.findByText('We couldn’t load your rewards.')).toBeDefined();
  gateway.isBack();
  await press('Try again');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pals Rewards' }));
  expect(await screen.findByText('123456789')).toBeDefined();
});

test('[PCC-01] retries a card that failed to load and moves the focus beside it', async () => {
  const { toggle, cardFails, cardIsBack } = openMenu({
    isCardOn: true,
    card: { isEnrolled: true, rewardsAmount: '12' },
  });
  cardFails();
  await toggle(true);
  await screen.findByText('We couldn’t load your card.');
  cardIsBack();
  await press('Try again');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Petco Pay' }));
  expect(await screen.findByRole('link', { name: 'View Petco Pay' })).toBeDefined();
});

test('[HDR-01] reports a menu whose content fails to load, which can be retried', async () => {
  const { toggle, isGone } = openMenu();
  isGone(true);
  await toggle(true);
  await screen.findByRole('button', { name: 'Try again' });
  isGone(false);
  await press('Try again');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rewards menu' }));
  expect(await screen.findByText('123456789')).toBeDefined();
});

test("[HDR-01] links to the programme's page without scripts and counts nothing", () => {
  const markup = renderToStaticMarkup(
    <RewardsMenu
      menu={menuModel(() => 4)}
      programme="Pals Rewards"
      isRegistered
      hasCard
      loadPanel={() => Promise.reject(new Error('no scripts'))}
    />,
  );
  expect(markup).toContain(`href="${LINKS.rewards}"`);
  expect(markup).not.toContain('4 coupons');
});
