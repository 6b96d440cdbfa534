import fc from 'fast-check';
import { dataScript, headHtml, type HeadContext } from '../../composition/rendering/head';
import { sitemapIndexXml, sitemapXml } from '../../composition/rendering/sitemap-xml';
import type { PageHead } from '../../ui/page/page';
import { pictureRule } from '../../ui/design/picture-rule';

const HEAD: PageHead = {
  title: 'Dog Food | Petco',
  description: 'Food for dogs',
  canonical: '/shop/en/petcostore/category/dog/dog-food',
  isIndexed: true,
};

const written = (head: Partial<PageHead>, around: Partial<HeadContext> = {}): string =>
  headHtml(
    { ...HEAD, ...head },
    {
      shop: 'Petco',
      origin: 'https://shop.test',
      styles: [],
      font: undefined,
      paintedFrom: 'main',
      isPictureAllowed: pictureRule(['https://img.test']),
      ...around,
    },
  );

test('[RTE-10] a page has its own title, description, canonical link and Open Graph data', () => {
  const html = written({ image: '/images/products/PN-1.jpg' });
  expect(html).toContain('<title>Dog Food | Petco</title>');
  expect(html).toContain('<meta name="description" content="Food for dogs">');
  expect(html).toContain('<link rel="canonical" href="https://shop.test/shop/en/petcostore/category/dog/dog-food">');
  expect(html).toContain('<meta property="og:title" content="Dog Food | Petco">');
  expect(html).toContain('<meta property="og:image" content="https://shop.test/images/products/PN-1.jpg">');
  expect(html).not.toContain('noindex');
});

test('[RTE-10] omits pictures from disallowed origins from Open Graph and structured data', () => {
  const image = ['/images/products/PN-1.jpg', 'https://cdn.test/a.jpg', 'https://img.test/b.jpg'];
  const html = written({ image: 'https://cdn.test/a.jpg', jsonLd: [{ '@type': 'Product', image }] });
  expect(html).not.toContain('cdn.test');
  expect(html).not.toContain('og:image');
  expect(html).toContain('"image":["https://shop.test/images/products/PN-1.jpg","https://img.test/b.jpg"]');
  expect(written({ jsonLd: [{ '@type': 'Product', image: ['https://cdn.test/a.jpg'] }] })).not.toContain('"image"');
});

test('[RTE-10] marks a page that is not indexed and omits its canonical link', () => {
  const html = written({ isIndexed: false, canonical: undefined });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});

test('[RTE-10] resolves paths in structured data to addresses and keeps other texts', () => {
  const html = written({
    jsonLd: [
      { '@type': 'Product', url: '/a', image: ['/b', 'https://img.test/c'], name: 'A/B', offers: [{ url: '/d' }] },
    ],
  });
  const data: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(data).toEqual({
    '@type': 'Product',
    url: 'https://shop.test/a',
    image: ['https://shop.test/b', 'https://img.test/c'],
    name: 'A/B',
    offers: [{ url: 'https://shop.test/d' }],
  });
});

test('[PLT-03] escapes every text in the head', () => {
  const html = written({ title: '</title><script>alert(1)</script>', description: '"><script>alert(2)</script>' });
  expect(html).not.toContain('<script>');
});

test('[PLT-03] reads page data back as written, and the data never ends its script', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), (json, text) => {
      const value = { json: JSON.parse(json) as unknown, text: `${text}</script><!--` };
      const html = dataScript('application/json', value, 'page-data');
      const inside = html.slice(html.indexOf('>') + 1, html.lastIndexOf('</script>'));
      expect(inside).not.toMatch(/<[/!]/);
      expect(JSON.parse(inside)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('[PLT-03] inlines styles with an address that no browser requests', () => {
  const styles = [{ href: '/assets/a.css', text: 'p{color:red}', later: undefined, source: "'sha256-a'" }];
  expect(written({}, { styles })).toContain(
    '<style>p{color:red}</style><link rel="stylesheet-in-document" href="/assets/a.css">',
  );
  const linked = [{ href: '/assets/a.css', text: undefined, later: undefined, source: undefined }];
  expect(written({}, { styles: linked })).toContain('<link rel="stylesheet" href="/assets/a.css">');
});

test('[PLT-03] blocks rendering until the named element, and waits for no font on a phone', () => {
  const html = written({}, { font: '/assets/f.woff2', paintedFrom: 'main' });
  expect(html).toContain('<link rel="expect" href="#main" blocking="render">');
  expect(html).toMatch(/<link rel="preload" as="font"[^>]* href="\/assets\/f.woff2" media="\(min-width: 768px\)"/);
});

test('[RTE-10] the sitemap index links every sitemap with escaped addresses', () => {
  expect(sitemapIndexXml('https://shop.test', 2)).toContain(
    '<sitemap><loc>https://shop.test/sitemap-1.xml</loc></sitemap><sitemap><loc>https://shop.test/sitemap-2.xml</loc></sitemap>',
  );
  expect(sitemapXml('https://shop.test', ['/a?b=1&c=2'])).toContain('<loc>https://shop.test/a?b=1&amp;c=2</loc>');
});
