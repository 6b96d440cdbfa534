import { fireEvent, render, screen } from '@testing-library/react';
import { SearchForm } from '../../../ui/chrome/search-form';

test('[RTE-02] opens the results page without scripts and keeps the term in the box', () => {
  render(<SearchForm term="cat litter" />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/shop/en/petcostore/search']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ query: 'cat litter' });
  expect(fireEvent.submit(form)).toBe(true);
});

test('[SRC-01] submits by its model after hydration, and disables the button for an empty term', () => {
  let submitted = 0;
  render(
    <SearchForm
      button={{ disabled: true }}
      onSubmit={() => (submitted += 1)}
      input={{ value: '', onChange: () => undefined }}
    />,
  );
  expect(screen.getByRole('button', { name: 'Search' })).toHaveProperty('disabled', true);
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  expect(submitted).toBe(1);
});
