import {
  closeAllPanels,
  closeDimmed,
  closePanel,
  initialPanels,
  isPanelOpen,
  needsDimmer,
  openPanel,
  setStripe,
  type HeaderPanel,
} from '../../../core/overlay/header-panels';

const ENVIRONMENT = {
  enablePCC: true,
  environment: 'staging',
  serverApiOrigin: 'https://shop.example',
  commitSHA: 'c0ffee',
};
const OVERLAYS: ReadonlyArray<HeaderPanel> = [
  'account',
  'cart',
  'changeStore',
  'primaryNavigation',
  'rewards',
  'search',
  'services',
  'zipModal',
];
const closed = initialPanels(ENVIRONMENT);
const openOnes = (panels: typeof closed): ReadonlyArray<HeaderPanel> =>
  [...OVERLAYS, 'chat' as const].filter((panel) => isPanelOpen(panels, panel));

test('[HDR-03] [HDR-12] at first only the stripe is open, and the environment is known', () => {
  expect(closed).toEqual({
    accountOpen: false,
    cartOpen: false,
    changeStoreOpen: false,
    chatOpen: false,
    globalStripeOpen: true,
    primaryNavigationOpen: false,
    rewardsOpen: false,
    searchOpen: false,
    servicesOpen: false,
    zipModalOpen: false,
    ...ENVIRONMENT,
  });
});

test.each(OVERLAYS)('[HDR-04] opening %s closes every other overlay', (panel) => {
  for (const other of OVERLAYS) expect(openOnes(openPanel(openPanel(closed, other), panel))).toEqual([panel]);
});

test('[HDR-04] a chat stands beside the overlays', () => {
  const withChat = openPanel(closed, 'chat');
  expect(openOnes(openPanel(withChat, 'search'))).toEqual(['search', 'chat']);
  expect(openOnes(openPanel(openPanel(closed, 'search'), 'chat'))).toEqual(['search', 'chat']);
});

test('[HDR-04] what stands in another panel leaves that one open', () => {
  const drawer = openPanel(closed, 'primaryNavigation');
  expect(openOnes(openPanel(drawer, 'services', 'primaryNavigation'))).toEqual(['primaryNavigation', 'services']);
});

test('closing a closed panel changes nothing', () => {
  expect(closePanel(closed, 'cart')).toBe(closed);
});

test('[HDR-04] the dimmer lies under menus and search, dialogs have a backdrop of their own', () => {
  const dimmed = OVERLAYS.filter((panel) => needsDimmer(openPanel(closed, panel)));
  expect(dimmed).toEqual(['account', 'cart', 'primaryNavigation', 'rewards', 'search', 'services']);
});

test('[HDR-04] the dimmer closes what it lies under, and nothing else', () => {
  const open = openPanel(openPanel(closed, 'chat'), 'rewards');
  expect(openOnes(closeDimmed(open))).toEqual(['chat']);
  expect(openOnes(closeDimmed(openPanel(closed, 'zipModal')))).toEqual(['zipModal']);
});

test.each([true, false])('[HDR-05] close-all resets every panel and keeps a stripe that is open: %s', (isOpen) => {
  const open = setStripe(openPanel(openPanel(closed, 'chat'), 'zipModal'), isOpen);
  expect(closeAllPanels(open)).toEqual({ ...closed, globalStripeOpen: isOpen });
});
