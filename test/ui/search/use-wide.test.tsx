import { act, render, screen } from '@testing-library/react';
import { useWide } from '../../../ui/search/use-wide';

/** A window whose width a test changes. */
class StubWindow {
  isWide = false;
  readonly #listeners = new Set<() => void>();

  readonly matchMedia = (): object => ({
    matches: this.isWide,
    addEventListener: (_type: string, listener: () => void) => this.#listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => this.#listeners.delete(listener),
  });

  resize(isWide: boolean): void {
    this.isWide = isWide;
    for (const listener of this.#listeners) listener();
  }

  listeners(): number {
    return this.#listeners.size;
  }
}

const Width = () => <p>{useWide() ? 'wide' : 'narrow'}</p>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[CON-01] a change of the width counts 300 ms after the last one', () => {
  const stub = new StubWindow();
  Object.assign(window, { matchMedia: stub.matchMedia });
  const { unmount } = render(<Width />);
  act(() => stub.resize(true));
  act(() => jest.advanceTimersByTime(200));
  act(() => stub.resize(true));
  act(() => jest.advanceTimersByTime(299));
  expect(screen.queryByText('wide')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('wide')).not.toBeNull();
  act(() => stub.resize(false));
  unmount();
  expect([stub.listeners(), jest.getTimerCount()]).toEqual([0, 0]);
});
