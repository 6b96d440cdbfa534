import { render, screen, within } from '@testing-library/react';
import type { ContentPage as Content } from '../../../core/content/content-page';
import { ContentPage } from '../../../ui/pages/content/content-page';
import { aContentPage, aContentSection } from '../../builders/content-page';

const show = (facts: Partial<Content> = {}): HTMLElement => {
  const page = aContentPage(facts);
  const breadcrumbs = [
    { label: 'Home', url: '/shop/en/petcostore' },
    { label: page.title, url: page.path },
  ];
  return render(<ContentPage data={{ page, breadcrumbs }} />).container;
};

const sections = (...headings: ReadonlyArray<string>) => headings.map((heading) => aContentSection({ heading }));

test('[RTE-07] shows all content under one main heading', () => {
  const container = show({ notice: 'Not open online yet.' });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Returns']);
  for (const text of ['Thirty days, any store.', 'Not open online yet.', 'Nearly everything, within 30 days.']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const part = within(screen.getByRole('region', { name: 'What you can return' }));
  expect(part.getByRole('link', { name: 'Shipping' }).getAttribute('href')).toBe('/shipping');
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('With the receipt');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us');
  expect(container.querySelectorAll('form, button')).toHaveLength(0);
});

test('[RTE-07] shows markup in texts as text', () => {
  const container = show({ lead: '<img src=x onerror=alert(1)>', title: '<b>Returns</b>' });
  expect(container.querySelectorAll('img[src="x"], h1 b')).toHaveLength(0);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
});

test.each([
  [3, false],
  [4, true],
])('[RTE-07] with %d sections shows a table of contents: %s', (count, hasList) => {
  show({ sections: sections(...['One', 'Two', 'Three', 'Four'].slice(0, count)) });
  expect(screen.queryByRole('navigation', { name: 'On this page' }) !== null).toBe(hasList);
});

test('[RTE-07] each entry links to a section of the page, whatever its heading', () => {
  const container = show({ sections: sections('What it costs', 'What it costs', 'Wie geht’s?', '???') });
  const list = within(screen.getByRole('navigation', { name: 'On this page' }));
  const targets = list.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(targets.map((id) => container.ownerDocument.getElementById(id)?.textContent)).toEqual([
    'What it costs',
    'What it costs',
    'Wie geht’s?',
    '???',
  ]);
  expect(targets.slice(0, 3)).toEqual(['what-it-costs', 'section-2', 'wie-gehts']);
});

test('[RTE-07] an overview shows its sections side by side without a table of contents', () => {
  show({ layout: 'overview', sections: sections('One', 'Two', 'Three', 'Four', 'Five') });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Related pages',
  ]);
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

test('[RTE-07] omits missing parts completely', () => {
  const container = show({ image: undefined, lead: undefined, actions: [], related: [], sections: [] });
  expect(container.querySelector('picture')).toBeNull();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Returns']);
  expect([...container.querySelectorAll('ul')].filter(({ childElementCount }) => childElementCount === 0)).toEqual([]);
});
