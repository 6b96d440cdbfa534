import { hashSource } from './hash-source';

/** A page that loads nothing: no data, no script, no stylesheet. */
export interface StaticPage {
  /** The whole document. */
  readonly html: string;
  /** Sources of the content-security-policy that allow its style. */
  readonly styles: ReadonlyArray<string>;
}

/** Why a page was not rendered, and for what kind of request. */
export interface RefusedRendering {
  /** 429 when one address requested too many pages, 503 when all visitors together did. */
  readonly status: 429 | 503;
  /** The time until the next attempt; a whole number of seconds, at least 1. */
  readonly retryAfterSeconds: number;
  /** Whether a form was posted: opening its address again would not send it. */
  readonly isForm: boolean;
}

/** The colours are those of the design system (ui/design/tokens.css). */
const STYLE = `
:root { color-scheme: light dark; --ground: #fbf7f0; --surface: #fff; --ink: #101b3b; --line: #8b8474; --focus: #1d4fd8; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0e152b; --surface: #1a2546; --ink: #f8f1e6; --line: #77809f; --focus: #ffc83d; }
}
* { box-sizing: border-box; }
body { display: grid; min-height: 100vh; margin: 0; padding: 1rem; place-items: center; background: var(--ground);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { width: 100%; max-width: 34rem; padding: clamp(1.5rem, 5vw, 3rem); border-radius: 2.25rem; background: var(--surface); }
img { display: block; }
h1 { margin: 1rem 0 .75rem; font-size: clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem); line-height: 1.1; }
p { margin: 0 0 1.25rem; }
nav { display: flex; flex-wrap: wrap; gap: .75rem; }
nav a { padding: .65rem 1.25rem; border: 2px solid var(--line); border-radius: 999px; color: inherit; font-weight: 650;
  text-decoration: none; }
nav .action { border-color: #ff6f51; background: #ff6f51; color: #101b3b; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

const STYLES = [hashSource(STYLE)];

const HOME = '<a href="/shop/en/petcostore">Go to the home page</a>';
const TRY_AGAIN = '<a class="action" href="">Try again</a>';

const page = (title: string, text: string, actions: string): StaticPage => ({
  styles: STYLES,
  html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title}</title><style>${STYLE}</style></head>
<body><main><img src="/favicon.svg" alt="" width="56" height="56"><h1>${title}</h1><p>${text}</p><nav aria-label="Next steps">${actions}</nav></main></body>
</html>
`,
});

/** Returns the page for a fault whose own page cannot be rendered. The server generated `reference`. */
export const lastResortPage = (reference: string): StaticPage =>
  page(
    'Sorry, something went wrong',
    `Please try again in a moment. If you contact us, mention this reference: <strong>${reference}</strong>`,
    HOME,
  );

const REFUSED = {
  429: {
    title: 'Please wait a moment',
    text: 'We’ve received too many requests from your network.',
  },
  503: {
    title: 'We’re very busy right now',
    text: 'We’re getting more visitors than usual.',
  },
} as const;

/**
 * Returns the page for a rendering that was refused. It says when to try again, and that a posted form had no effect.
 */
export const refusedPage = ({ status, retryAfterSeconds, isForm }: RefusedRendering): StaticPage => {
  const { title, text } = REFUSED[status];
  const when = retryAfterSeconds === 1 ? 'in a second' : `in ${retryAfterSeconds} seconds`;
  return isForm
    ? page(title, `${text} Nothing was changed. Go back and submit the form again ${when}.`, HOME)
    : page(title, `${text} Please try again ${when}.`, TRY_AGAIN + HOME);
};
