import { lexer, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../http/development-page.ts';

const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** Escapes a text for Markdown, so that it is read as it is, on one line. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(PUNCTUATION, '\\$&');

/** How the parts of a mail are written in one of its two versions. */
interface Writer {
  readonly text: (text: string) => string;
  readonly lineBreak: string;
  readonly link: (label: string, address: string) => string;
  readonly picture: (address: string) => string;
  readonly strong: (content: string) => string;
  /** The shop's name above the mail. */
  readonly brand: (content: string) => string;
  readonly heading: (content: string) => string;
  readonly paragraph: (content: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** A table of two columns: what an amount is for, and the amount. */
  readonly rows: (rows: readonly (readonly string[])[]) => string;
}

const plainText: Writer = {
  text: (text) => text,
  lineBreak: '\n',
  link: (label, address) => (label === address ? address : `${label}: ${address}`),
  picture: () => '',
  strong: (content) => content,
  brand: (content) => content,
  heading: (content) => content,
  paragraph: (content) => content,
  list: (items) => items.map((item) => `- ${item}`).join('\n'),
  rows: (rows) => rows.map((cells) => cells.join(': ')).join('\n'),
};

/** Only the shop's name has this class: all other texts are escaped. */
const BRAND = '<p class="brand">';

const html: Writer = {
  text: escapeHtml,
  lineBreak: '<br>',
  link: (label, address) => `<a href="${escapeHtml(address)}">${label}</a>`,
  picture: (address) => `<img src="${escapeHtml(address)}" alt="" width="64" height="64">`,
  strong: (content) => `<b>${content}</b>`,
  brand: (content) => `${BRAND}${content}</p>`,
  heading: (content) => `<h2>${content}</h2>`,
  paragraph: (content) => `<p>${content}</p>`,
  list: (items) => toList(items),
  rows: (rows) => toTable(rows),
};

const AMOUNT = /^(?:<b>)?(?:-?\$[\d.]+|Free)(?:<\/b>)?$/;

/** Amounts stand at the right, each on one line; other texts, such as an address, wrap. */
const toTable = (rows: readonly (readonly string[])[]): string => {
  const isOfAmounts = rows.every((cells) => cells.slice(1).every((cell) => AMOUNT.test(cell)));
  return `<table${isOfAmounts ? ' class="amounts"' : ''}>${rows.map(toRow).join('')}</table>`;
};

const toRow = ([label = '', ...values]: readonly string[]): string =>
  `<tr><th scope="row">${label}</th>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

/** Items with pictures leave room for those without one. */
const toList = (items: readonly string[]): string => {
  const isPictured = items.some((item) => item.startsWith('<img '));
  return `<ul${isPictured ? ' class="pictured"' : ''}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
};

const inline = (tokens: readonly Token[], writer: Writer): string =>
  tokens
    .map((token): string => {
      switch (token.type) {
        case 'escape':
          return writer.text((token as Tokens.Escape).text);
        case 'br':
          return writer.lineBreak;
        case 'image':
          return writer.picture((token as Tokens.Image).href);
        case 'strong':
          return writer.strong(inline((token as Tokens.Strong).tokens, writer));
        case 'link': {
          const { tokens: label, href } = token as Tokens.Link;
          return writer.link(inline(label, writer), href);
        }
        default: {
          const { tokens: nested } = token as Tokens.Text;
          return nested === undefined ? writer.text(token.raw) : inline(nested, writer);
        }
      }
    })
    .join('');

const cellsOf = (cells: readonly Tokens.TableCell[], writer: Writer): readonly string[] =>
  cells.map(({ tokens }) => inline(tokens, writer));

const block = (token: Token, writer: Writer): readonly string[] => {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      return [(depth === 1 ? writer.brand : writer.heading)(inline(tokens, writer))];
    }
    case 'list':
      return [writer.list((token as Tokens.List).items.map(({ tokens }) => inline(tokens, writer).trim()))];
    case 'table':
      return [writer.rows((token as Tokens.Table).rows.map((cells) => cellsOf(cells, writer)))];
    default: {
      const { tokens = [] } = token as Tokens.Paragraph;
      return [writer.paragraph(tokens.length === 0 ? writer.text(token.raw.trim()) : inline(tokens, writer))];
    }
  }
};

const blocksOf = (markdown: string, writer: Writer): readonly string[] =>
  lexer(markdown).flatMap((token) => block(token, writer));

/** The plain-text version of a mail. */
export const mailText = (markdown: string): string => blocksOf(markdown, plainText).join('\n\n');

/** Of the HTML version; the colours follow the reader's light or dark scheme. */
export const MAIL_STYLE = `:root{color-scheme:light dark}
body{margin:0;background:#f4f4f2;color:#222;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:36rem;margin:0 auto;padding:1.25rem;background:#fff;overflow-wrap:anywhere}
h1{margin:0 0 1.25rem;font-size:1.375rem;line-height:1.3}
h2{margin:1.75rem 0 .5rem;padding-top:1rem;border-top:1px solid #ccc;font-size:1.1rem;line-height:1.3}
.brand{margin:0 0 1.25rem;padding-bottom:.75rem;border-bottom:3px solid #0d6b66;color:#101b3b;font-size:1.375rem;font-weight:800;letter-spacing:-.02em}
p{margin:.75rem 0}main>p:last-child{margin-top:1.75rem;font-size:.875rem}a{color:#0b57a4}
b>a{display:inline-block;margin:.25rem 0;padding:.625rem 1.25rem;border-radius:1.5rem;background:#101b3b;color:#fff;text-decoration:none}
ul{margin:.75rem 0;padding-left:1.25rem}li{margin:.25rem 0}.pictured{padding:0;list-style:none}
.pictured li{margin:.75rem 0;min-height:64px;padding-left:76px}.pictured li::after{content:"";display:block;clear:both}
img{float:left;margin:0 0 0 -76px;border-radius:8px;background:#fff}
table{width:100%;border-collapse:collapse}th,td{padding:.25rem 0;text-align:left;font-weight:400;vertical-align:top}
th{min-width:6rem}td{padding-left:1rem}.amounts td{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
@media (prefers-color-scheme:dark){body{background:#111;color:#eee}main{background:#1c1c1c}a{color:#8ec7ff}b>a{background:#d6efeb;color:#101b3b}.brand{border-color:#7fd6cc;color:#fbf3e6}h2{border-color:#555}}`;

/**
 * The HTML version of a mail: a whole document, headed by the shop's name and the subject. Texts are escaped, and it has no
 * script.
 */
export const mailHtml = (subject: string, markdown: string): string => {
  const blocks = blocksOf(markdown, html);
  const brand = blocks.filter((block) => block.startsWith(BRAND));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${MAIL_STYLE}</style></head>
<body><main>${brand.join('')}<h1>${escapeHtml(subject)}</h1>
${blocks.filter((block) => !brand.includes(block)).join('\n')}</main></body></html>`;
};
