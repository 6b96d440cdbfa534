import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Gallery } from '../../../ui/pages/product/gallery';
import { stubDialogMethods } from '../../support/native-dialog';

beforeAll(stubDialogMethods);

const IMAGES = ['/images/products/PN-1.webp', '/images/products/PN-2.webp'];

/** Whether the page handles the click instead of the browser. */
const isAnswered = (link: HTMLElement, modifier: { readonly ctrlKey?: boolean } = {}): boolean => {
  const click = createEvent.click(link, modifier);
  fireEvent(link, click);
  return click.defaultPrevented;
};

test.each(['Enlarge picture 1 of 2: Kibble', 'Show picture 2'])(
  '[PLT-03] %s is a link that opens in a new tab with a modifier',
  (name) => {
    render(<Gallery images={IMAGES} name="Kibble" />);
    expect(isAnswered(screen.getByRole('link', { name }), { ctrlKey: true })).toBe(false);
  },
);

test('[PLT-03] a thumbnail shows its image in place', () => {
  Element.prototype.scrollTo ??= () => undefined;
  render(<Gallery images={IMAGES} name="Kibble" />);
  expect(isAnswered(screen.getByRole('link', { name: 'Show picture 2' }))).toBe(true);
  expect(screen.getByRole('link', { current: true }).getAttribute('aria-label')).toBe('Show picture 2');
});

test('[PLT-03] [MOD-07] a click enlarges a picture in a dialog, which is closed again and can be opened again', async () => {
  render(<Gallery images={IMAGES} name="Kibble" />);
  for (let times = 0; times < 2; times += 1) {
    expect(isAnswered(screen.getByRole('link', { name: 'Enlarge picture 1 of 2: Kibble' }))).toBe(true);
    await screen.findByRole('dialog', { name: 'Kibble' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  }
});
