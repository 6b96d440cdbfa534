import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { perMinute } from '../../http/address-limit.ts';
import { packageFile } from '../../shared/package-file.ts';
import { cardFieldsHtml } from './card-fields-html.ts';
import { escapeHtml, sendProviderPage } from './provider-page.ts';

const SCRIPT = '/card-fields.js';
const VIEWS_PER_MINUTE = 240;

/**
 * `GET /fields`: the fields for a card, to be embedded by the shop's pages in a frame. The embedding page and the frame
 * exchange messages with exact origins:
 *
 * - to the frame: `{type: 'connect'}` once it has loaded, `{type: 'submit'}`, `{type: 'focus'}`.
 * - from the frame, each with `source: 'card-fields'`: `ready` and `height` with `height` in CSS pixels; `change` with
 *   `isValid`, `brand` and, for a whole number, `lastFour`; `submit-requested` after Enter in a field; and in response to
 *   `submit` one of `token` with `token`, `brand`, `lastFour`, `expiryMonth` and `expiryYear`, `invalid` after the
 *   messages are shown beside the fields, or `failed` when the provider could not be reached. [PAY-02]
 */
export const registerCardFieldsPage = (app: FastifyInstance, shopOrigins: readonly string[]): void => {
  const script = readFileSync(packageFile('payments/double/pages/card-fields.js'), 'utf8');
  const origins = escapeHtml(JSON.stringify(shopOrigins));
  const main = `<h1 class="hidden">Card details</h1><form class="card" novalidate data-shop-origins="${origins}">${cardFieldsHtml()}</form>
<noscript><p>These fields need JavaScript. The shop leads to a page for the card that works without it.</p></noscript>`;
  const options = { config: perMinute(VIEWS_PER_MINUTE) };

  app.get('/fields', options, async (_request, reply) =>
    sendProviderPage(reply, { title: 'Card details', main, script: SCRIPT, framedBy: shopOrigins }),
  );

  app.get(SCRIPT, options, async (_request, reply) => {
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    return script;
  });
};
