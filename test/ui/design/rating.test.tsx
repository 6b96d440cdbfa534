import { render, screen } from '@testing-library/react';
import { Rating } from '../../../ui/design/rating';

const starsOf = (container: HTMLElement): string =>
  [...container.querySelectorAll('[data-star]')].map((star) => star.getAttribute('data-star')?.charAt(0)).join('');

test.each([
  [5, 'fffff'],
  [4.5, 'ffffh'],
  [4.2, 'ffffe'],
  [3.8, 'ffffe'],
  [0, 'eeeee'],
])('[REC-07] draws %d as %s', (rating, stars) => {
  const { container } = render(<Rating rating={rating} reviewCount={3} />);
  expect(starsOf(container)).toBe(stars);
});

test('[REC-07] draws given stars', () => {
  const { container } = render(<Rating rating={3} stars={['full', 'half', 'empty', 'empty', 'empty']} />);
  expect(starsOf(container)).toBe('fheee');
});

test.each([
  [{ rating: 4.5, reviewCount: 12 }, '4.5 out of 5, 12 reviews'],
  [{ rating: 4, reviewCount: 1 }, '4.0 out of 5, 1 review'],
  [{ rating: 4.25, reviewCount: 12034 }, '4.3 out of 5, 12,034 reviews'],
  [{ rating: 2 }, '2.0 out of 5'],
])('[REC-07] describes the rating: %j', (props, words) => {
  render(<Rating {...props} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('[REC-07] shows the number with one decimal on request, and says when there are no ratings', () => {
  const { rerender, container } = render(<Rating rating={4} reviewCount={2} withNumber />);
  expect(container.querySelector('b')?.textContent).toBe('4.0');
  rerender(<Rating rating={undefined} reviewCount={0} />);
  expect(container.textContent).toBe('No reviews yet');
});
