import { render, screen } from '@testing-library/react';
import { FormMessage } from '../../../ui/forms/form-message';

let shown: string[] = [];
const jsdomScroll = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this.textContent);
  };
});
afterEach(() => Object.defineProperty(Element.prototype, 'scrollIntoView', jsdomScroll ?? {}));

const NO_ANSWER = 'We could not reach the service.';

test('[ERR-06] scrolls to the message after each failure, also with the same text', () => {
  const { rerender } = render(<FormMessage message={undefined} isPending={false} />);
  for (const times of [1, 2]) {
    rerender(<FormMessage message={times === 1 ? undefined : NO_ANSWER} isPending />);
    rerender(<FormMessage message={NO_ANSWER} isPending={false} />);
    expect(shown).toEqual(Array(times).fill(NO_ANSWER));
  }
  expect(screen.getByRole('alert').textContent).toBe(NO_ANSWER);
});

test('[ERR-06] does not scroll for a server-rendered message or a success', () => {
  const { rerender } = render(<FormMessage message={NO_ANSWER} isPending={false} />);
  rerender(<FormMessage message={undefined} isPending />);
  rerender(<FormMessage message={undefined} isPending={false} />);
  expect(shown).toEqual([]);
});
