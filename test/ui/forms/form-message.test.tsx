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

test('[ERR-06] why a form has failed is scrolled to, each time that it fails, also in the same words', () => {
  const { rerender } = render(<FormMessage message={undefined} isPending={false} />);
  for (const times of [1, 2]) {
    rerender(<FormMessage message={times === 1 ? undefined : NO_ANSWER} isPending />);
    rerender(<FormMessage message={NO_ANSWER} isPending={false} />);
    expect(shown).toEqual(Array(times).fill(NO_ANSWER));
  }
  expect(screen.getByRole('alert').textContent).toBe(NO_ANSWER);
});

test('[ERR-06] a message that the server has put there, or a form that went well, moves nothing', () => {
  const { rerender } = render(<FormMessage message={NO_ANSWER} isPending={false} />);
  rerender(<FormMessage message={undefined} isPending />);
  rerender(<FormMessage message={undefined} isPending={false} />);
  expect(shown).toEqual([]);
});
