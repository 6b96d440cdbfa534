import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dimmer } from '../../../ui/chrome/dimmer';
import { Header } from '../../../ui/chrome/header';
import { HeaderPanelsViewModel } from '../../../ui/chrome/header-panels-view-model';
import { LiveHelp } from '../../../ui/chrome/live-help';
import { DeliveryOpener, StoreOpener } from '../../../ui/chrome/place-openers';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';
import { NO_ENVIRONMENT } from '../../builders/environment';
import { FakeStripeStore } from '../../fakes/fake-stripe-store';
import { MISSION_VALLEY } from '../stores/my-store-world';

const aPanels = (): HeaderPanelsViewModel =>
  new HeaderPanelsViewModel(
    { enablePCC: false, ...NO_ENVIRONMENT },
    { modals: new ModalViewModel(), stripe: new FakeStripeStore() },
  );

test('[HDR-04] a click on the dimmer closes what is open above it', () => {
  const panels = aPanels();
  const { container } = render(<Dimmer panels={panels} />);
  const dimmer = container.firstElementChild;
  if (dimmer === null) throw new Error('no dimmer');
  expect(dimmer.hasAttribute('data-open')).toBe(false);
  act(() => panels.open('search'));
  expect(dimmer.hasAttribute('data-open')).toBe(true);
  fireEvent.click(dimmer);
  expect([panels.isOpen('search'), dimmer.hasAttribute('data-open')]).toEqual([false, false]);
});

test('[HDR-04] Escape closes what is open, wherever the focus is', () => {
  const panels = aPanels();
  render(<Dimmer panels={panels} />);
  act(() => panels.open('search'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(panels.isOpen('search')).toBe(false);
});

test.each([
  ['Deliver to', DeliveryOpener, 'Enter ZIP', '92108', 'zipModal'],
  ['My store', StoreOpener, 'Find a store', 'Mission Valley', 'changeStore'],
] as const)(
  '[HDR-03] “%s” is a link until hydration and then opens its dialog',
  (label, Opener, none, known, panel) => {
    const panels = aPanels();
    const nothing = { store: undefined, zipCode: undefined };
    const { rerender } = render(<Opener myStore={nothing} panels={panels} isHydrated={false} />);
    expect(screen.getByRole('link', { name: `${label} ${none}` }).getAttribute('href')).toBe('/store-locator');
    rerender(<Opener myStore={{ store: MISSION_VALLEY, zipCode: '92108' }} panels={panels} isHydrated />);
    panels.start();
    fireEvent.click(screen.getByRole('button', { name: `${label} ${known}` }));
    expect(panels.isOpen(panel)).toBe(true);
  },
);

test.each([
  [undefined, 'Deliver to 92101'],
  ['10003', 'Deliver to 10003'],
])('[HDR-03] with their ZIP code %j and a guess, it shows “%s”', (zipCode, name) => {
  const myStore = { store: undefined, zipCode, guessedZip: '92101' };
  render(<DeliveryOpener myStore={myStore} panels={aPanels()} isHydrated />);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('[HDR-07] live help links to its page', () => {
  render(<LiveHelp />);
  expect(screen.getByRole('link', { name: 'Live help' }).getAttribute('href')).toBe('/contact-us');
});

const showHeader = (panels?: HeaderPanelsViewModel) => {
  const { container } = render(<Header navigation={{ items: [] }} account={null} cart={null} panels={panels} />);
  const drawer = container.querySelector('details');
  if (drawer === null) throw new Error('no drawer');
  return drawer;
};

test.each([
  ['with its model', aPanels()],
  ['without a model', undefined],
])('[HDR-04] Escape closes the open drawer %s and returns the focus', (_case, panels) => {
  const drawer = showHeader(panels);
  act(() => {
    drawer.open = true;
    fireEvent(drawer, new Event('toggle'));
  });
  fireEvent.keyDown(screen.getByText('Monthly Offers'), { key: 'Escape' });
  expect(drawer.open).toBe(false);
  expect(document.activeElement).toBe(drawer.querySelector('summary'));
});

test('[HDR-03] the drawer and its services follow the panels', () => {
  const panels = aPanels();
  const drawer = showHeader(panels);
  act(() => panels.toggleDrawer(true));
  expect(drawer.open).toBe(true);
  act(() => panels.open('services'));
  const services = screen.getByText('Services').closest('details');
  expect([drawer.open, services?.open]).toEqual([true, true]);
  act(() => panels.open('account'));
  expect([drawer.open, services?.open]).toEqual([false, false]);
});
