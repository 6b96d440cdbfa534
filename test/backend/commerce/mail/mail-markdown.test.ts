import fc from 'fast-check';
import { escapeMarkdown, mailHtml, mailText } from '../../../../backend/mail/mail-markdown.ts';

const bodyOf = (markdown: string): string =>
  /<main><h1>A subject<\/h1>\n([^]*)<\/main>/.exec(mailHtml('A subject', markdown))?.[1] ?? '';

/** The text of HTML without tags, as a browser shows it. */
const shown = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

const MAIL = `Hello Pat,

## Delivered by Friday

- ![](<https://shop.example/images/a.jpg?width=160>) 2 × Kibble: $25\\.98
- 1 × Litter: $9\\.99

| | |
|---|---|
| Items | $35\\.97 |
| **Total** | $35\\.97 |

[View order](<https://shop.example/shop/TrackOrderStatus?orderToken=1.a_b>)

<https://shop.example/plain_>`;

test('[ORD-03] a mail is readable as plain text: lists, amounts and whole addresses, without pictures', () => {
  expect(mailText(MAIL)).toBe(
    [
      'Hello Pat,',
      'Delivered by Friday',
      '- 2 × Kibble: $25.98\n- 1 × Litter: $9.99',
      'Items: $35.97\nTotal: $35.97',
      'View order: https://shop.example/shop/TrackOrderStatus?orderToken=1.a_b',
      'https://shop.example/plain_',
    ].join('\n\n'),
  );
});

test('[ORD-03] the same mail as HTML has pictures, a heading, a list, and a table with names of its rows', () => {
  const html = bodyOf(MAIL);
  expect(html).toContain('<h2>Delivered by Friday</h2>');
  expect(html).toContain(
    '<ul class="pictured"><li><img src="https://shop.example/images/a.jpg?width=160" alt="" width="64" height="64">',
  );
  expect(html).toContain('<table class="amounts"><tr><th scope="row">Items</th><td>$35.97</td></tr>');
  expect(html).toContain('<a href="https://shop.example/shop/TrackOrderStatus?orderToken=1.a_b">View order</a>');
});

test('[ACC-08] texts in a table wrap, and a list without pictures leaves no room for them', () => {
  const html = bodyOf('| | |\n|---|---|\n| Where | 1 Bark St |\n| Pay at the store | $25\\.00 |\n\n- A leash');
  expect(html).toBe(
    '<table><tr><th scope="row">Where</th><td>1 Bark St</td></tr><tr><th scope="row">Pay at the store</th><td>$25.00</td></tr></table>\n<ul><li>A leash</li></ul>',
  );
});

test('[ORD-03] the HTML version follows dark and light schemes, and names its language', () => {
  const html = mailHtml('Your order <1>', 'Hello');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).toContain('<title>Your order &lt;1&gt;</title>');
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '![](https://evil.example/x.png)',
  '[Click](https://evil.example)',
  'https://evil.example www.evil.example pat@evil.example',
  '# Heading\n- item\n\n1. one',
  '| a | b |',
  '&lt;b&gt; \\ ` ** __ ~~x~~',
  '<https://evil.example>',
  '    code',
];

test.each(HOSTILE)('[ORD-03] the text of others in a mail is only text: %s', (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  for (const markdown of [`Hello ${escapeMarkdown(text)},`, escapeMarkdown(text), `- ${escapeMarkdown(text)}`]) {
    expect(mailText(markdown)).toContain(line);
    const html = bodyOf(markdown);
    expect(html).not.toMatch(/<(?!\/?(?:p|ul|li)>)/);
    expect(shown(html)).toContain(line);
  }
});

test('[ORD-03] any text is shown as it is, in both versions', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
      const markdown = `Hello ${escapeMarkdown(text)},`;
      expect(mailText(markdown)).toContain(line);
      const html = bodyOf(markdown);
      expect(html).toMatch(/^<p>[^<]*<\/p>$/);
      expect(shown(html)).toContain(line);
    }),
  );
});
