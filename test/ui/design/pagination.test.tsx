import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Pagination, pageNumbers } from '../../../ui/design/pagination';

const hrefOf = (page: number): string => `/list?page=${page}`;

test('[RTE-04] shows nothing for one page', () => {
  const { container } = render(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
  expect(container.textContent).toBe('');
});

test('[RTE-04] links every page and marks the current one', () => {
  render(<Pagination page={7} pages={24} hrefOf={hrefOf} />);
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.getAttribute('aria-label')).toBe('Page 7');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([6, 1, 6, 7, 8, 24, 8].map(hrefOf));
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/list?page=8');
});

test('[RTE-04] has no link before the first or after the last page', () => {
  const { rerender } = render(<Pagination page={1} pages={3} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  rerender(<Pagination page={3} pages={3} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('[RTE-04] the numbers ascend, include the first, last and current page, and skip at least two pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 499 }), (pages, offset) => {
      const page = 1 + (offset % pages);
      const numbers = pageNumbers(page, pages);
      const shown = numbers.flatMap((number) => (number === undefined ? [] : [number]));
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
      numbers.forEach((number, index) => {
        const before = numbers[index - 1];
        const after = numbers[index + 1];
        if (number === undefined) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
      });
    }),
  );
});
