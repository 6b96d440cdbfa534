import * as E from 'fp-ts/Either';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';
import { makeCookieRules } from '../../../adapters/server/requests/cookie-rules';
import { keepingValues } from '../../../adapters/server/proxies/kept-values';
import { RequestCookies } from '../../../adapters/server/requests/request-cookies';
import type { Registration } from '../../../core/identity/registration/registration';
import { cookies } from '../../backends/toy/cookies';
import { clientOf } from '../../backends/toy/toy-ports';
import { toyCartId } from '../../backends/toy/toy-cart-id';
import { ToyRegistrationGateway } from '../../backends/toy/toy-registration-gateway';
import { aRegistration } from '../../builders/registration';
import type { Caller } from '../../contracts/identity-gateway.contract';
import type { ToyCommerce } from '../../support/toy-commerce/toy-server';

const RULES = makeCookieRules(cookies);

/** A client with its own cookies, like one browser. */
export const newToyClient = ({ origin }: ToyCommerce, service = 'commerce'): HttpClient => {
  const cookieJar = new RequestCookies({ ...RULES, header: undefined, secure: false });
  return clientOf(
    (name, path, readRefusal) =>
      keepingValues(
        makeHttpClient({
          service: name,
          baseUrl: origin + path,
          timeoutMs: 10_000,
          headers: () => ({ cookie: cookieJar.header() }),
          observe: ({ headers }) => cookieJar.absorb(headers?.getSetCookie() ?? []),
          ...(readRefusal ? { readRefusal } : {}),
        }),
        { kept: [toyCartId], cookies: cookieJar, service: name, base: path, readRefusal },
      ),
    service,
  );
};

let people = 0;

/** Creates an account in that browser, which is then signed in. */
export const register = async (http: HttpClient): Promise<Registration & { readonly userId: string }> => {
  const registration = aRegistration({ email: `sam.${(people += 1)}@example.test`, phoneNumber: '5555550100' });
  const made = await new ToyRegistrationGateway(http).register(registration)();
  if (E.isLeft(made)) throw new Error(JSON.stringify(made.left));
  return { ...registration, ...made.right };
};

/** Requests the engine's own view of that browser's identity. */
export const callerOf = async (http: HttpClient): Promise<Caller> => {
  const customer = await http({ kind: 'personal', method: 'GET', path: 'customers/me' })();
  if (E.isRight(customer)) return { userId: idOf(customer.right.body), isRegistered: true };
  const cart = await http({ kind: 'personal', method: 'GET', path: 'carts/@cart' })();
  return { userId: E.isRight(cart) ? ownerOf(cart.right.body) : undefined, isRegistered: false };
};

const idOf = (body: unknown): string => (body as { readonly id: string }).id;
const ownerOf = (body: unknown): string => (body as { readonly owner: string }).owner;
