import { randomUUID } from 'node:crypto';
import { isExpired, readSetCookies } from '../../adapters/server/requests/cookie-rules';
import type { Cart } from '../../core/cart/cart';
import { documentInHtml } from '../../ui/page/document-in-html';
import type { ChromeData, DocumentData } from '../../ui/page/page-data';
import { shopAddress } from './browser';
import { eventually } from './eventually';

/** A complete response of the shop. */
export interface ShopResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The credentials of a shopper. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

type Fields = Readonly<Record<string, string>>;

const STORE = '/api/wcs/resources/store/10151/';
const PASSWORD = 'Pawsome123';

/**
 * The shop refuses a body that is too large before it has read it, and closes the connection. A client that is still
 * writing may then not get the response, so such a request is sent again until it does.
 */
const LARGE_BODY = 64 * 1024;
const ANSWERED_WITHIN_MS = 10_000;

/** The fields that the shop's scripts send to create an account (REG-02). */
export const registrationOf = (email: string, password = PASSWORD): Fields => ({
  firstName: 'Robin',
  lastName: 'Reed',
  logonId: email,
  email1: email,
  email2: email,
  phone1: '5555550100',
  logonPassword: password,
  logonPasswordVerify: password,
  xppro_currentPage: 'ReviewOrder',
  new: 'Y',
  account: 'page',
  profileType: 'C',
  primary: 'true',
  x_isPGRRegistrationWebFlow: 'true',
});

/** A client without scripts or a browser. It keeps the shop's cookies and follows no redirects. */
export class HttpShopper {
  readonly cookies = new Map<string, string>();

  constructor(readonly address: string = shopAddress()) {}

  get(path: string, headers: Fields = {}): Promise<ShopResponse> {
    return this.send('GET', path, headers);
  }

  /** Posts a form as the shop's page does. */
  post(path: string, form: Fields, headers: Fields = {}): Promise<ShopResponse> {
    const type = { 'content-type': 'application/x-www-form-urlencoded', origin: this.address };
    return this.send('POST', path, { ...type, ...headers }, new URLSearchParams(form).toString());
  }

  /** Calls commerce through the storefront's proxy as the shop's scripts do. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Fields = {},
  ): Promise<ShopResponse> {
    const own = { accept: 'application/json', 'content-type': 'application/json', origin: this.address };
    return this.send(
      method,
      STORE + path,
      { ...own, ...headers },
      body === undefined ? undefined : JSON.stringify(body),
    );
  }

  /**
   * Creates an account from a separate client, with the fields of `more` in its registration; this shopper is not signed
   * in.
   */
  async makeAccount(firstName: string, more: Fields = {}): Promise<Account> {
    const email = `${firstName.toLowerCase()}.${randomUUID()}@example.test`;
    const registration = { ...registrationOf(email), firstName, ...more };
    const reply = await new HttpShopper(this.address).call('POST', 'person?updateCookies=true', registration);
    if (reply.status >= 300) throw new Error(`no account for ${firstName}: ${reply.status} ${reply.text}`);
    return { email, password: PASSWORD };
  }

  private async send(method: string, path: string, headers: Fields, body?: string): Promise<ShopResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = () =>
      fetch(this.address + path, {
        method,
        headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }), ...headers },
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      });
    const isLarge = body !== undefined && body.length > LARGE_BODY;
    const response = await (isLarge ? eventually(request, ANSWERED_WITHIN_MS) : request());
    for (const set of readSetCookies(response.headers.getSetCookie())) {
      if (isExpired(set, Date.now())) this.cookies.delete(set.name);
      else this.cookies.set(set.name, set.value ?? '');
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
}

/** The data of a page whose cart loaded. */
export interface CartPage extends DocumentData {
  readonly chrome: ChromeData & { readonly cart: Cart };
}

/** The page data in a document, cart included. Throws when the document has no page data or no cart. */
export const pageDataOf = (html: string): CartPage => {
  const page = documentInHtml(html);
  const { cart } = page.chrome;
  if (cart === undefined) throw new Error('the page data has no cart');
  return { ...page, chrome: { ...page.chrome, cart } };
};
