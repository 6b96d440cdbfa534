import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { perMinute } from '../../http/address-limit.ts';
import { invalidParameter, type CommerceFailure } from '../../http/commerce-failure.ts';
import { cardFieldsHtml, type TypedAgain } from './card-fields-html.ts';
import { keepCard, typedCardSchema, type CardProblem } from './card-tokens.ts';
import type { StoredMethod } from './double-store.ts';
import { escapeHtml, sendProviderPage } from './provider-page.ts';
import { formParametersOf } from './read-parameters.ts';
import { isShopOrigin } from './shop-origins.ts';
import type { WireContext } from './stripe-objects.ts';

export interface CardPageDeps extends WireContext {
  readonly clock: () => number;
  readonly shopOrigins: readonly string[];
  readonly cardsPerMinute: number;
}

const MAX_ADDRESS = 2_000;
const viewSchema = v.object({ return_url: v.pipe(v.string(), v.maxLength(MAX_ADDRESS)) });
const shortText = v.pipe(v.string(), v.maxLength(40));
const formSchema = v.object({ ...viewSchema.entries, number: shortText, expiry: shortText, code: shortText });

type Form = v.InferOutput<typeof formSchema>;

const wrongAddress = (): CommerceFailure =>
  invalidParameter('return_url', 'This page needs the address of the shop to return to, as return_url.');

/** Reads the parameters of the page. The shopper is sent back to pages of the shop only. */
const read = <Schema extends v.GenericSchema<unknown, { readonly return_url: string }>>(
  request: FastifyRequest,
  schema: Schema,
  shopOrigins: readonly string[],
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, formParametersOf(request));
  if (!result.success || !URL.canParse(result.output.return_url)) throw wrongAddress();
  if (!isShopOrigin(new URL(result.output.return_url).origin, shopOrigins)) throw wrongAddress();
  return result.output;
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Returns the card as the routes of the card fields take it; undefined when a part is missing. */
const typedCardOf = ({ number, expiry, code }: Form): v.InferOutput<typeof typedCardSchema> | CardProblem => {
  const [month = '', year = ''] = expiry.split('/').map(digitsOf);
  const whole = month.length === 4 && year === '' ? [month.slice(0, 2), month.slice(2)] : [month, year];
  const typed = v.safeParse(typedCardSchema, {
    number: digitsOf(number),
    expiryMonth: Number(whole[0]),
    expiryYear: Number(whole[1]) + (whole[1]?.length === 2 ? 2000 : 0),
    securityCode: digitsOf(code),
  });
  if (typed.success) return typed.output;
  const field = v.getDotPath(typed.issues[0]) ?? '';
  if (field.startsWith('expiry'))
    return { field: 'expiry', message: 'Enter the expiry date as month and year: MM / YY.' };
  return field === 'securityCode'
    ? { field: 'code', message: 'Enter the security code.' }
    : { field: 'number', message: 'Enter the card number.' };
};

/** The shop's address with the token and what may be shown of the card. */
const withCard = (returnUrl: string, { id, card }: StoredMethod): string => {
  const url = new URL(returnUrl);
  url.searchParams.set('card_token', id);
  url.searchParams.set('card_brand', card?.brand ?? '');
  url.searchParams.set('card_last_four', card?.last4 ?? '');
  url.searchParams.set('card_expires', card === undefined || card === null ? '' : `${card.exp_month}/${card.exp_year}`);
  return url.href;
};

const formHtml = (returnUrl: string, again: TypedAgain): string => `<h1>Enter your card</h1>
<p class="quiet">This is a demonstration: use a test card such as 4242 4242 4242 4242.</p>
<form class="card" method="post" action="/card"><input type="hidden" name="return_url" value="${escapeHtml(returnUrl)}">
${cardFieldsHtml(again)}<button value="approve">Use this card</button></form>
<p><a href="${escapeHtml(returnUrl)}">Return to store</a></p>`;

/**
 * `GET /card?return_url=…`: a page of the provider for a card, for shoppers without JavaScript, like the hosted pages of
 * real providers. `POST /card` sends them back to the shop with `card_token`, `card_brand`, `card_last_four` and
 * `card_expires` in the address; a wrong card is shown again with its message. [PAY-02]
 */
export const registerCardPage = async (app: FastifyInstance, deps: CardPageDeps): Promise<void> => {
  const { store, clock, shopOrigins, cardsPerMinute } = deps;
  const options = { config: perMinute(cardsPerMinute) };
  const page = { title: 'Enter your card', leadsTo: shopOrigins };

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    scope.get('/card', options, async (request, reply) => {
      const { return_url: returnUrl } = read(request, viewSchema, shopOrigins);
      const again = { values: { number: '', expiry: '', code: '' }, problem: undefined };
      return sendProviderPage(reply, { ...page, main: formHtml(returnUrl, again) });
    });

    scope.post('/card', options, async (request, reply) => {
      const form = read(request, formSchema, shopOrigins);
      const typed = typedCardOf(form);
      const kept = 'field' in typed ? typed : store.transaction(() => keepCard(store, typed, clock()));
      if (!('message' in kept)) return reply.redirect(withCard(form.return_url, kept), 303);
      reply.code(422);
      const values = { number: form.number, expiry: form.expiry, code: '' };
      return sendProviderPage(reply, { ...page, main: formHtml(form.return_url, { values, problem: kept }) });
    });
  });
};
