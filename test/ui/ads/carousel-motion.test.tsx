import { act, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { AUTOPLAY_MS, BANNER_SHOWN_AT, CATAPULT_SHOWN_AT } from '../../../core/ads/carousel';
import { AdCarousel, type AdCarouselProps } from '../../../ui/ads/ad-carousel';
import { startCarousel } from '../../../ui/ads/carousel-motion';
import { openWindow } from './carousel-window';

const items = (...keys: ReadonlyArray<string>): AdCarouselProps['items'] =>
  keys.map((key) => ({
    key,
    body: (
      <>
        <a href={`#${key}`}>{key}</a>
        <input aria-label={`field of ${key}`} />
      </>
    ),
  }));
const STYLES = readFileSync(join(__dirname, '../../../ui/ads/ad-carousel.module.css'), 'utf8').replace(/\s+/g, ' ');
const FIVE = items('a', 'b', 'c', 'd', 'e');

const ITEM = 200;
beforeAll(() => {
  for (const size of ['offsetWidth', 'offsetHeight']) {
    Object.defineProperty(HTMLElement.prototype, size, { configurable: true, get: () => ITEM });
  }
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const open = (props: Partial<AdCarouselProps> = {}) => {
  const received: Array<ReadonlyArray<string>> = [];
  const carousel = (more: Partial<AdCarouselProps> = {}) => (
    <AdCarousel
      label="Slides"
      items={FIVE}
      shownAt={CATAPULT_SHOWN_AT}
      onShown={(keys) => received.push(keys)}
      {...props}
      {...more}
    />
  );
  const { rerender, unmount } = render(carousel());
  return { notified: received, unmount, change: (more: Partial<AdCarouselProps>) => rerender(carousel(more)) };
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const shown = (): string =>
  [...screen.getByRole('region').querySelectorAll('[aria-roledescription=slide]:not([inert]) a')]
    .map(({ textContent }) => textContent)
    .join('');
const held = { isPrimary: true, pointerId: 1, buttons: 1, button: 0 };

test('[CAR-01] announces the shown items at first and after each change', () => {
  const { resize } = openWindow({ width: 1280 });
  const { notified: received, change } = open();
  press('Next items');
  press('Next items');
  resize(500);
  resize(1500);
  change({ items: items('c', 'f') });
  expect(received).toEqual([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['c', 'd', 'e'],
    ['c', 'f'],
  ]);
});

test('[CAR-01] keeps its position when it is rendered again', () => {
  openWindow();
  const { change, notified: received } = open();
  press('Next items');
  change({ label: 'Slides' });
  expect(shown()).toBe('bc');
  expect(received).toHaveLength(2);
});

test('[CAR-01] tilts by 20 pixels for 150 ms at an end, one tilt at a time, and only where it should', () => {
  const { tilts } = openWindow();
  const { change } = open({ tilt: true });
  press('Previous items');
  press('Previous items');
  expect(tilts).toEqual(['0,20px,0 in 150']);
  press('Page 3');
  press('Next items');
  expect(tilts).toEqual(['0,20px,0 in 150', '0,-20px,0 in 150']);
  change({ tilt: false });
  press('Previous items');
  expect(tilts).toHaveLength(2);
});

test('[CAR-03] treats a press with little movement as a click and allows a keyboard click right after a drag', () => {
  openWindow();
  open();
  const link = screen.getByText('a');
  const clicks: string[] = [];
  link.addEventListener('click', ({ defaultPrevented, detail }) => clicks.push(`${detail} ${defaultPrevented}`));
  const drag = (clientX: number): void => {
    fireEvent.pointerDown(link, { ...held, clientX: 0 });
    fireEvent.pointerMove(link, { ...held, clientX });
    fireEvent.pointerUp(link, { ...held, clientX });
  };
  drag(4);
  fireEvent.click(link, { detail: 1 });
  drag(-30);
  fireEvent.click(link, { detail: 1 });
  fireEvent.click(link, { detail: 0 });
  expect(clicks).toEqual(['1 false', '0 false']);
  expect(shown()).toBe('ab');
});

test('[CAR-03] leaves drags and keys in form fields alone', () => {
  openWindow();
  open();
  const field = screen.getByLabelText('field of a');
  fireEvent.pointerDown(field, { ...held, clientX: 0 });
  fireEvent.pointerMove(field, { ...held, clientX: -150 });
  fireEvent.pointerUp(field, { ...held, clientX: -150 });
  fireEvent.keyDown(field, { key: 'ArrowRight' });
  expect(shown()).toBe('ab');
  fireEvent.keyDown(screen.getByText('a'), { key: 'ArrowRight' });
  expect(shown()).toBe('bc');
});

test('[CAR-03] scrolls a vertical carousel up and down', () => {
  openWindow();
  const root = document.createElement('div');
  root.innerHTML = '<div><div data-part="track"><p>a</p><p>b</p><p>c</p></div></div>';
  const received: number[] = [];
  startCarousel(root, { shownAt: [], orientation: 'vertical', onShown: (start) => received.push(start) });
  const swipe = (clientX: number, clientY: number): void => {
    const first = root.querySelector('p')!;
    fireEvent.pointerDown(first, { ...held, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(first, { ...held, clientX, clientY });
    fireEvent.pointerUp(first, { ...held, clientX, clientY });
  };
  swipe(-500, 0);
  swipe(0, -ITEM / 5);
  expect(received).toEqual([0]);
  swipe(0, -ITEM / 5 - 1);
  fireEvent.keyDown(root, { key: 'ArrowDown' });
  fireEvent.keyDown(root, { key: 'ArrowRight' });
  fireEvent.keyDown(root, { key: 'ArrowUp' });
  expect(received).toEqual([0, 1, 2, 1]);
});

describe('playing', () => {
  const passes = (milliseconds = AUTOPLAY_MS): void => act(() => void jest.advanceTimersByTime(milliseconds));

  test('[CAR-02] advances every 2000 ms while it is visible and stops at the last item', () => {
    const { scrollTo } = openWindow();
    open({ autoplay: true });
    passes();
    expect(shown()).toBe('ab');
    scrollTo(1);
    passes(AUTOPLAY_MS - 1);
    expect(shown()).toBe('ab');
    passes(1);
    expect(shown()).toBe('bc');
    scrollTo(0.4);
    passes();
    expect(shown()).toBe('bc');
    scrollTo(0.5);
    passes();
    passes();
    passes();
    expect(shown()).toBe('de');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('[CAR-02] pauses until the pointer and the focus leave', () => {
    const { scrollTo } = openWindow();
    open({ autoplay: true });
    scrollTo(1);
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region);
    fireEvent.focusIn(screen.getByText('a'));
    fireEvent.pointerLeave(region);
    passes();
    expect(shown()).toBe('ab');
    fireEvent.focusOut(screen.getByText('a'), { relatedTarget: screen.getByText('b') });
    passes();
    expect(shown()).toBe('ab');
    fireEvent.focusOut(screen.getByText('b'));
    passes();
    expect(shown()).toBe('bc');
  });

  test('[CAR-02] does not play by default, with reduced motion or after it was removed', () => {
    openWindow();
    const { unmount } = open();
    expect(jest.getTimerCount()).toBe(0);
    unmount();
    const { scrollTo } = openWindow({ isStill: true });
    const still = open({ autoplay: true });
    scrollTo(1);
    expect(jest.getTimerCount()).toBe(0);
    still.unmount();
    const moving = openWindow();
    const taken = open({ autoplay: true });
    moving.scrollTo(1);
    expect(jest.getTimerCount()).toBe(1);
    taken.unmount();
    moving.scrollTo(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('[CAR-02] shows an item within 500 ms of the press, and at once after a resize', () => {
  const { resize } = openWindow();
  open();
  const view = screen.getByRole('region').querySelector('[data-shown-at]');
  press('Next items');
  expect(view?.hasAttribute('data-moving')).toBe(true);
  // Crosses two breakpoints at once, as when a tablet is rotated.
  act(() => resize(600));
  expect(view?.hasAttribute('data-moving')).toBe(false);
  expect(STYLES).toContain('.view[data-moving] .track { transition: transform 500ms ');
});

test("[CAR-05] the styles support every width of the shop's carousels without a script", () => {
  for (const { from, shown: number } of [...CATAPULT_SHOWN_AT, ...BANNER_SHOWN_AT]) {
    const rules = STYLES.split(`@media (width >= ${from}px)`)[1]?.split('@media')[0] ?? '';
    expect(rules).toContain(`[data-shown-at~='${from}:${number}'] { --shown: ${number}; }`);
  }
});

test("[CAR-01] the server's markup has every item, none inert and without inline styles", () => {
  const html = renderToString(<AdCarousel label="Slides" items={FIVE} shownAt={BANNER_SHOWN_AT} />);
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(5);
  expect(html).not.toMatch(/inert|style=/);
});
