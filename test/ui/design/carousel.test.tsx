import { fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from '../../../ui/design/carousel';

const VIEW = 450;
const STRIDE = 100;
const ITEMS = 10;

const measure = (prototype: object, name: string, read: (element: HTMLElement) => number): void => {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return read(this);
    },
  });
};

/** Layout that jsdom lacks: ten items of a hundred pixels, four and a half of which are visible. */
beforeAll(() => {
  measure(
    HTMLElement.prototype,
    'offsetLeft',
    (item) => Array.from(item.parentElement?.children ?? []).indexOf(item) * STRIDE,
  );
  measure(Element.prototype, 'clientWidth', () => VIEW);
  measure(Element.prototype, 'scrollWidth', () => ITEMS * STRIDE);
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const open = ({ still = false } = {}) => {
  window.matchMedia = () => ({ matches: still }) as MediaQueryList;
  const items = Array.from({ length: ITEMS }, (_, place) => ({ key: String(place), body: `Item ${place}` }));
  render(<Carousel label="Toys" items={items} />);
  const row = screen.getByRole('list');
  const press = (name: 'Next' | 'Previous'): void => {
    fireEvent.scroll(row);
    fireEvent.click(screen.getByRole('button', { name }));
  };
  return { row, press };
};

const ARRIVED = 2_000;

test('[REC-07] an arrow scrolls the row in steps of 35 ms to the first item of the next view', () => {
  const { row, press } = open();
  press('Next');
  const first = row.scrollLeft;
  expect(first).toBeGreaterThan(0);
  jest.advanceTimersByTime(34);
  expect(row.scrollLeft).toBe(first);
  jest.advanceTimersByTime(1);
  const second = row.scrollLeft;
  expect(second).toBeGreaterThan(first);
  jest.advanceTimersByTime(35);
  expect(row.scrollLeft).toBeGreaterThan(second);
  jest.advanceTimersByTime(ARRIVED);
  expect(row.scrollLeft).toBe(3 * STRIDE);
  expect(jest.getTimerCount()).toBe(0);
});

test('[REC-07] disables scroll snapping while it scrolls and restores it afterwards', () => {
  const { row, press } = open();
  press('Next');
  expect(row.hasAttribute('data-moving')).toBe(true);
  jest.advanceTimersByTime(ARRIVED);
  expect(row.hasAttribute('data-moving')).toBe(false);
});

test('[REC-07] an arrow pressed while scrolling continues from the target; the end of the row is the last position', () => {
  const { row, press } = open();
  press('Next');
  press('Next');
  jest.advanceTimersByTime(ARRIVED);
  expect(row.scrollLeft).toBe(ITEMS * STRIDE - VIEW);
  press('Previous');
  jest.advanceTimersByTime(ARRIVED);
  expect(row.scrollLeft).toBe(3 * STRIDE);
});

test('[REC-07] scrolls at once with reduced motion', () => {
  const { row, press } = open({ still: true });
  press('Next');
  expect(row.scrollLeft).toBe(3 * STRIDE);
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['scrolls', (row: HTMLElement) => void (row.scrollLeft += 20)],
  ['touches it', (row: HTMLElement) => void fireEvent.pointerDown(row)],
])('[REC-07] stops scrolling as soon as the shopper %s', (_case, takesOver) => {
  const { row, press } = open();
  press('Next');
  takesOver(row);
  const left = row.scrollLeft;
  jest.advanceTimersByTime(ARRIVED);
  expect(row.scrollLeft).toBe(left);
  expect(row.hasAttribute('data-moving')).toBe(false);
});
