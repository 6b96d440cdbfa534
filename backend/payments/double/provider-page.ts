import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { encode } from 'html-entities';

/**
 * Colours have a contrast of at least 4.5:1 in both schemes. Sizes are relative, so that text can be enlarged. A page that
 * is connected to the shop's has no background of its own: that of the shop is seen through it. Its height is the same with and without a brand,
 * and `ui/checkout/card/card-frame.module.css` reserves it.
 */
const STYLE = `:root{color-scheme:light dark;--text:#1b1b1f;--quiet:#55555e;--line:#767680;--page:#fff;--accent:#0b57b7;--on-accent:#fff;--error:#b3141b}
@media (prefers-color-scheme:dark){:root{--text:#f1f1f4;--quiet:#b9b9c3;--line:#8f8f9a;--page:#17171b;--accent:#9cc4ff;--on-accent:#0b1b33;--error:#ffb4ab}}
*{box-sizing:border-box}body{font:1rem/1.5 system-ui,sans-serif;margin:0;color:var(--text);background:var(--page)}
main{max-width:32rem;margin:0 auto;padding:1rem}main.framed{max-width:none;padding:0}.connected{background:none}h1{font-size:1.375rem;line-height:1.3}
button{font:inherit;min-height:2.75rem;width:100%;margin:.5rem 0;border-radius:.5rem;border:1px solid var(--accent);padding:.5rem 1rem;cursor:pointer}
button[value=approve]{background:var(--accent);color:var(--on-accent)}button[value=refuse]{background:none;color:var(--accent)}
label{display:block;font-weight:600}input{font:inherit;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:none;color:inherit}
input[aria-invalid=true]{border-color:var(--error)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
::placeholder{color:var(--quiet);opacity:1}
form.card{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;padding:4px}.card .field:first-child{grid-column:1/-1}
@media (max-width:17.5rem){form.card{grid-template-columns:1fr}}
.error{color:var(--error);margin:.25rem 0 0}.error:empty{margin:0}.quiet{color:var(--quiet);margin:.25rem 0 0}
.card .field{position:relative}#brand{position:absolute;top:2.125rem;right:.75rem;margin:0;pointer-events:none}
.hidden{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string => encode(text, { mode: 'specialChars' });

export interface ProviderPage {
  readonly title: string;
  /** HTML in which all values are escaped. */
  readonly main: string;
  /** Path of the only script that the page runs, a module. */
  readonly script?: string;
  /** Origins that may embed the page; none by default. */
  readonly framedBy?: readonly string[];
  /** Origins beside the own one that a form may lead to, also by a redirect. */
  readonly leadsTo?: readonly string[];
}

/** Sends a page of the provider: no inline script, no content of others, embedded only by the given origins. */
export const sendProviderPage = (
  reply: FastifyReply,
  { title, main, script, framedBy = [], leadsTo = [] }: ProviderPage,
): string => {
  const rules = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    ...(script === undefined ? [] : ["script-src 'self'", "connect-src 'self'", "require-trusted-types-for 'script'"]),
    ['form-action', "'self'", ...leadsTo].join(' '),
    "base-uri 'none'",
    framedBy.length === 0 ? "frame-ancestors 'none'" : ['frame-ancestors', ...framedBy].join(' '),
  ];
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': rules.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  const scripts = script === undefined ? '' : `<script type="module" src="${escapeHtml(script)}"></script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>${scripts}</head>
<body><main${framedBy.length === 0 ? '' : ' class="framed"'}>${main}</main></body></html>`;
};
