const page = (title: string, text: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;

/**
 * For when the page for a fault cannot be rendered. Pages of this file need nothing: no data, no stylesheet, no script.
 * `reference` is one of the server's own making.
 */
export const lastResortPage = (reference: string): string =>
  page(
    'Sorry, something went wrong',
    `Please try again in a moment, or go back to the <a href="/shop/en/petcostore">home page</a>. If you ask us for help, tell us this reference: <strong>${reference}</strong>`,
  );

/** For a rendering that was refused: 429 when this address asked for too many pages, 503 when everybody did. */
export const refusedPage = (status: 429 | 503): string =>
  status === 429
    ? page(
        'Please wait a moment',
        'Too many pages were opened from your network in a short time. Please try again in a minute.',
      )
    : page(
        'We are very busy',
        'More pages are being opened than we can show at this moment. Please try again in a few seconds.',
      );
