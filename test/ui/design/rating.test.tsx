import { render, screen } from '@testing-library/react';
import { Rating } from '../../../ui/design/rating';

const starsOf = (): string | null => screen.getByRole('img').getAttribute('data-stars');

test.each([
  [5, '5'],
  [4.5, '4.5'],
  [4.2, '4'],
  [3.8, '4'],
  [0, '0'],
])('[REC-07] draws %d as %s stars', (rating, stars) => {
  render(<Rating rating={rating} reviewCount={3} />);
  expect(starsOf()).toBe(stars);
});

test('[REC-07] draws given stars', () => {
  render(<Rating rating={3} stars={['full', 'half', 'empty', 'empty', 'empty']} />);
  expect(starsOf()).toBe('1.5');
});

test.each([
  [{ rating: 4.5, reviewCount: 12 }, '4.5 out of 5, 12 reviews'],
  [{ rating: 4, reviewCount: 1 }, '4.0 out of 5, 1 review'],
  [{ rating: 4.25, reviewCount: 12034 }, '4.3 out of 5, 12,034 reviews'],
  [{ rating: 2 }, '2.0 out of 5'],
])('[REC-07] describes the rating: %j', (props, words) => {
  render(<Rating {...props} />);
  expect(screen.getByRole('img', { name: words })).toBeTruthy();
});

test('[REC-07] shows the number with one decimal on request, and says when there are no ratings', () => {
  const { rerender, container } = render(<Rating rating={4} reviewCount={2} withNumber />);
  expect(container.querySelector('b')?.textContent).toBe('4.0');
  rerender(<Rating rating={undefined} reviewCount={0} />);
  expect(container.textContent).toBe('No reviews yet');
});
