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

test('[HDR-03] [HDR-12] opens only the stripe at first, and knows the environment', () => {
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

test('[HDR-04] keeps the overlays open beside a chat', () => {
  const withChat = openPanel(closed, 'chat');
  expect(openOnes(openPanel(withChat, 'search'))).toEqual(['search', 'chat']);
  expect(openOnes(openPanel(openPanel(closed, 'search'), 'chat'))).toEqual(['search', 'chat']);
});

test('[HDR-04] keeps a panel open when a panel inside it opens', () => {
  const drawer = openPanel(closed, 'primaryNavigation');
  expect(openOnes(openPanel(drawer, 'services', 'primaryNavigation'))).toEqual(['primaryNavigation', 'services']);
});

test('changes nothing when a closed panel is closed', () => {
  expect(closePanel(closed, 'cart')).toBe(closed);
});

test('[HDR-04] shows the dimmer under menus and search; dialogs have their own backdrop', () => {
  const dimmed = OVERLAYS.filter((panel) => needsDimmer(openPanel(closed, panel)));
  expect(dimmed).toEqual(['account', 'cart', 'primaryNavigation', 'rewards', 'search', 'services']);
});

test('[HDR-04] a click on the dimmer closes only the panels above it', () => {
  const open = openPanel(openPanel(closed, 'chat'), 'rewards');
  expect(openOnes(closeDimmed(open))).toEqual(['chat']);
  expect(openOnes(closeDimmed(openPanel(closed, 'zipModal')))).toEqual(['zipModal']);
});

test.each([true, false])('[HDR-05] close-all resets every panel except an open stripe: %s', (isOpen) => {
  const open = setStripe(openPanel(openPanel(closed, 'chat'), 'zipModal'), isOpen);
  expect(closeAllPanels(open)).toEqual({ ...closed, globalStripeOpen: isOpen });
});
