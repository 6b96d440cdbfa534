import { fireEvent, render, screen } from '@testing-library/react';
import { PICTURE_WIDTHS, pictureSources } from '../../../ui/design/picture-sources';
import { PictureRuleContext, pictureRule } from '../../../ui/design/picture-rule';
import { ProductPicture } from '../../../ui/design/product-picture';

const widthsOf = (srcSet: string | null | undefined): number[] =>
  (srcSet ?? '').split(', ').map((candidate) => Number(/\?width=(\d+) \1w$/.exec(candidate)?.[1]));

test('[REC-07] offers a picture of the shop as avif in every width, and one address for browsers without avif', () => {
  const { container } = render(
    <ProductPicture image="/images/products/PN-1000.jpg" alt="Salmon Dinner" sizes="50vw" />,
  );
  const source = container.querySelector('source');
  const image = screen.getByRole('img', { name: 'Salmon Dinner' });
  expect(source?.type).toBe('image/avif');
  expect(source?.srcset.startsWith('/images/products/PN-1000.avif?width=72 72w, ')).toBe(true);
  expect(widthsOf(source?.srcset)).toEqual([...PICTURE_WIDTHS]);
  expect(source?.sizes).toBe('50vw');
  expect(image.hasAttribute('srcset')).toBe(false);
  expect(image.getAttribute('src')).toBe('/images/products/PN-1000.webp?width=640');
});

test('[REC-07] offers only the widths that a place can need', () => {
  expect(widthsOf(pictureSources('/images/products/A.png', { from: 160, to: 320 })?.avif)).toEqual([
    160, 190, 250, 320,
  ]);
  expect(pictureSources('/images/scenes/home.webp?v=3', { from: 640, to: 640 })?.webp).toBe(
    '/images/scenes/home.webp?width=640 640w',
  );
});

const ALLOWED = pictureRule(['https://cdn.example.test']);

test.each(['https://cdn.example.test/images/a.jpg', '/images/brands/kong.svg', '/thumbs/a.jpg', 'a.jpg'])(
  '[REC-07] uses %s unchanged',
  (address) => {
    const { container } = render(
      <PictureRuleContext value={ALLOWED}>
        <ProductPicture image={address} alt="A" sizes="50vw" />
      </PictureRuleContext>,
    );
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img').getAttribute('src')).toBe(address);
    expect(screen.getByRole('img').hasAttribute('srcset')).toBe(false);
  },
);

test('[REC-07] reserves its space and loads lazily, the most important one first', () => {
  const { rerender } = render(
    <ProductPicture image="/images/products/A.jpg" alt="A" sizes="1px" width={190} height={190} />,
  );
  const attribute = (name: string): string | null => screen.getByRole('img').getAttribute(name);
  expect([attribute('width'), attribute('height'), attribute('loading')]).toEqual(['190', '190', 'lazy']);
  rerender(<ProductPicture image="/images/products/A.jpg" alt="A" sizes="1px" priority="first" />);
  expect([attribute('loading'), attribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('[REC-07] shows a placeholder with the same name without a picture', () => {
  const { container } = render(<ProductPicture image={undefined} alt="Glass Tank" sizes="1px" />);
  expect(screen.getByRole('img', { name: 'Glass Tank' })).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});

test.each([
  'https://elsewhere.example.test/a.jpg',
  'http://cdn.example.test/a.jpg',
  '//elsewhere.example.test/a.jpg',
  '/\\elsewhere.example.test/a.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'http://[',
])('shows a placeholder with the same name instead of %s', (address) => {
  const { container } = render(
    <PictureRuleContext value={ALLOWED}>
      <ProductPicture image={address} alt="Glass Tank" sizes="1px" />
    </PictureRuleContext>,
  );
  expect(screen.getByRole('img', { name: 'Glass Tank' })).toBeTruthy();
  expect(container.innerHTML).not.toContain('example.test');
  expect(container.querySelector('img')).toBeNull();
});

test('[REC-07] replaces a picture that fails to load by the placeholder and tries a changed address again', () => {
  const { container, rerender } = render(<ProductPicture image="/images/products/A.jpg" alt="A" sizes="1px" />);
  fireEvent.error(screen.getByRole('img'));
  expect([container.querySelector('img'), screen.getByRole('img', { name: 'A' }).tagName]).toEqual([null, 'SPAN']);
  rerender(<ProductPicture image="/images/products/B.jpg" alt="A" sizes="1px" />);
  expect(screen.getByRole('img').getAttribute('src')).toContain('/images/products/B.webp');
});
