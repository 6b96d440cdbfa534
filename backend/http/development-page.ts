import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { encode } from 'html-entities';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
article{border:1px solid #bbb;border-radius:8px;padding:0 1rem;margin:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:.25rem .5rem;border-bottom:1px solid #ccc;text-align:left}
label,input,button{display:block;font:inherit;margin:.5rem 0}input,button{padding:.5rem;width:100%;box-sizing:border-box}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string => encode(text, { mode: 'specialChars' });

export interface DevelopmentPage {
  readonly title: string;
  /** HTML in which all values are escaped. */
  readonly main: string;
  /** Address of the only script that the page runs. */
  readonly script?: string;
}

/** Sends a page for developers: no script except the named one, no foreign content, never cached or framed. */
export const sendDevelopmentPage = (reply: FastifyReply, { title, main, script }: DevelopmentPage): string => {
  const rules = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    ...(script === undefined ? [] : ["script-src 'self'"]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': rules.join('; '),
    // The shop's pages send the same policy; a window that they open stays connected only if it does, too.
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  const scripts = script === undefined ? '' : `<script src="${escapeHtml(script)}" defer></script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>${scripts}</head>
<body><main><h1>${escapeHtml(title)}</h1>${main}</main></body></html>`;
};
