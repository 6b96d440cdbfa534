import { observe } from 'mobx';
import type { StripeStore } from '../../../core/overlay/stripe-store';
import { HeaderPanelsViewModel } from '../../../ui/chrome/header-panels-view-model';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';
import { FakeStripeStore } from '../../fakes/fake-stripe-store';

const ENVIRONMENT = { enablePCC: true, environment: 'production', serverApiOrigin: '', commitSHA: '' };

const open = (stripe: StripeStore = new FakeStripeStore()) => {
  const modals = new ModalViewModel();
  const panels = new HeaderPanelsViewModel(ENVIRONMENT, { modals, stripe });
  const dispose = panels.start();
  return { panels, modals, stripe, dispose };
};

const openFlags = (panels: HeaderPanelsViewModel): ReadonlyArray<string> =>
  Object.entries(panels.flags)
    .flatMap(([flag, value]) => (flag.endsWith('Open') && value === true ? [flag] : []))
    .sort();

test('[HDR-04] opening a menu closes the search and shows the dimmer', () => {
  const { panels } = open();
  panels.open('search');
  panels.menu('account').onToggle?.(true);
  expect([openFlags(panels), panels.isOpen('search'), panels.isDimmed]).toEqual([
    ['accountOpen', 'globalStripeOpen'],
    false,
    true,
  ]);
});

test('[HDR-04] the dimmer closes the open panel', () => {
  const { panels } = open();
  panels.open('search');
  panels.closeDimmed();
  expect([openFlags(panels), panels.isDimmed]).toEqual([['globalStripeOpen'], false]);
});

test('[HDR-04] a department opens the navigation, which stays open for another department', () => {
  const { panels } = open();
  panels.toggleDepartment('dog', true);
  // The browser opens the next entry before it reports that the first one closed.
  panels.toggleDepartment('cat', true);
  panels.toggleDepartment('dog', false);
  expect([panels.departmentId, panels.isOpen('primaryNavigation')]).toEqual(['cat', true]);
  panels.toggleDepartment('cat', false);
  expect([panels.departmentId, panels.isOpen('primaryNavigation')]).toEqual([undefined, false]);
});

test('[HDR-03] in the drawer of small screens departments collapse and services open inside it', () => {
  const { panels } = open();
  panels.toggleDrawer(true);
  panels.toggleDepartment('dog', true);
  panels.toggleDepartment('dog', false);
  panels.open('services');
  expect([panels.isDrawerOpen, openFlags(panels)]).toEqual([
    true,
    ['globalStripeOpen', 'primaryNavigationOpen', 'servicesOpen'],
  ]);
});

test('[HDR-04] another menu closes the drawer and its department', () => {
  const { panels } = open();
  panels.toggleDrawer(true);
  panels.toggleDepartment('dog', true);
  panels.open('cart');
  expect([panels.isDrawerOpen, panels.departmentId, openFlags(panels)]).toEqual([
    false,
    undefined,
    ['cartOpen', 'globalStripeOpen'],
  ]);
});

test("[HDR-03] the store dialog is the overlay's modal, however it opens or closes", () => {
  const { panels, modals } = open();
  panels.open('changeStore');
  expect([modals.type, modals.show, panels.isOpen('changeStore')]).toEqual(['CHANGE_STORE', true, true]);
  modals.close();
  expect(panels.isOpen('changeStore')).toBe(false);
  panels.open('rewards');
  modals.setType('CHANGE_STORE');
  expect(openFlags(panels)).toEqual(['changeStoreOpen', 'globalStripeOpen']);
  panels.close('changeStore');
  expect(modals.show).toBe(false);
});

test('[HDR-04] the ZIP code dialog closes for the store dialog and for any other modal', () => {
  const { panels, modals } = open();
  panels.open('zipModal');
  panels.open('changeStore');
  expect(openFlags(panels)).toEqual(['changeStoreOpen', 'globalStripeOpen']);
  panels.open('zipModal');
  expect([modals.show, openFlags(panels)]).toEqual([false, ['globalStripeOpen', 'zipModalOpen']]);
  modals.setType('SIGN_IN');
  expect([modals.show, openFlags(panels)]).toEqual([true, ['globalStripeOpen']]);
});

test('[HDR-04] [MOD-01] another modal replaces the store dialog and stays', () => {
  const { panels, modals } = open();
  panels.open('changeStore');
  modals.setType('SIGN_IN');
  expect([modals.type, modals.show, openFlags(panels)]).toEqual(['SIGN_IN', true, ['globalStripeOpen']]);
});

test('[HDR-04] a modal does not change the panels after disposal', () => {
  const { panels, modals, dispose } = open();
  panels.open('account');
  dispose();
  modals.setType('SIGN_IN');
  expect(openFlags(panels)).toEqual(['accountOpen', 'globalStripeOpen']);
});

test('[HDR-05] a modal resets every panel and keeps the environment and the stripe', () => {
  const { panels, modals } = open();
  panels.hideStripe();
  panels.open('chat');
  panels.open('changeStore');
  modals.setType('SIGN_IN');
  expect([openFlags(panels), modals.type]).toEqual([[], 'SIGN_IN']);
  expect(panels.flags).toMatchObject(ENVIRONMENT);
});

test('[HDR-06] a closed stripe stays closed on later pages', () => {
  const { panels, stripe } = open();
  expect(panels.flags.globalStripeOpen).toBe(true);
  panels.hideStripe();
  expect(panels.flags.globalStripeOpen).toBe(false);
  expect(open(stripe).panels.flags.globalStripeOpen).toBe(false);
});

test('[HDR-12] an opening panel notifies its own observers only', () => {
  const { panels } = open();
  const recorded: string[] = [];
  observe(panels.flags, ({ name }) => void recorded.push(String(name)));
  panels.open('rewards');
  expect(recorded).toEqual(['rewardsOpen']);
});
