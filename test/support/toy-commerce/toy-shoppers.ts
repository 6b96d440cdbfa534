import { randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import type { ToyCatalogue } from './toy-catalogue.ts';
import { ToyProblem } from './toy-problem.ts';

export interface ToyCustomer {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Digits only. */
  readonly phone: string;
}

interface Account {
  readonly customer: ToyCustomer;
  readonly salt: string;
  readonly hash: Buffer;
  readonly cart: Cart;
}

interface Line {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
}

interface Cart {
  readonly id: string;
  readonly lines: Map<string, Line>;
}

/** The cookies by which a browser is known; undefined where it sent none. */
export interface ToyVisitor {
  readonly session: string | undefined;
  readonly cart: string | undefined;
}

const MAX_ENTRIES = 10_000;
const MAX_LINES = 50;
const SHIPPING_CENTS = 595;
const FREE_SHIPPING_CENTS = 4_900;
const TAX_PERCENT = 8;

/** A map that forgets its oldest entry when it is full. */
const put = <Value>(map: Map<string, Value>, key: string, value: Value): void => {
  const [oldest] = map.keys();
  if (map.size >= MAX_ENTRIES && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
};

const hashOf = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, { N: 1024 });

/** Accounts, sessions and carts, in memory. */
export class ToyShoppers {
  readonly #catalogue: ToyCatalogue;
  readonly #accounts = new Map<string, Account>();
  readonly #sessions = new Map<string, Account>();
  readonly #guestCarts = new Map<string, Cart>();
  #ids = 0;

  constructor(catalogue: ToyCatalogue) {
    this.#catalogue = catalogue;
  }

  /** A new guest's cart, and the token by which it is found. */
  newCart(): { readonly token: string; readonly cart: unknown } {
    const cart: Cart = { id: this.#id('cart'), lines: new Map() };
    const token = randomUUID();
    put(this.#guestCarts, token, cart);
    return { token, cart: this.#shown(cart) };
  }

  cart(visitor: ToyVisitor): unknown {
    return this.#shown(this.#cartOf(visitor));
  }

  addLine(visitor: ToyVisitor, sku: string, quantity: number): unknown {
    const cart = this.#cartOf(visitor);
    const line = [...cart.lines.values()].find((each) => each.sku === sku);
    const wanted = (line?.quantity ?? 0) + quantity;
    this.#requireStock(sku, wanted);
    if (line === undefined && cart.lines.size >= MAX_LINES) throw new ToyProblem(409, 'cart_full', 'The cart is full.');
    const id = line?.id ?? this.#id('line');
    cart.lines.set(id, { id, sku, quantity: wanted });
    return this.#shown(cart);
  }

  setLine(visitor: ToyVisitor, id: string, quantity: number): unknown {
    const cart = this.#cartOf(visitor);
    const line = this.#lineOf(cart, id);
    this.#requireStock(line.sku, quantity);
    cart.lines.set(id, { ...line, quantity });
    return this.#shown(cart);
  }

  removeLine(visitor: ToyVisitor, id: string): unknown {
    const cart = this.#cartOf(visitor);
    cart.lines.delete(this.#lineOf(cart, id).id);
    return this.#shown(cart);
  }

  /** Makes an account with an empty cart, and signs in to it. */
  register(visitor: ToyVisitor, facts: Omit<ToyCustomer, 'id'>, password: string): SignedIn {
    if (this.#accounts.has(facts.email)) throw new ToyProblem(409, 'email_taken', 'This email has an account.');
    const salt = randomUUID();
    const account: Account = {
      customer: { ...facts, id: this.#id('cus') },
      salt,
      hash: hashOf(password, salt),
      cart: { id: this.#id('cart'), lines: new Map() },
    };
    put(this.#accounts, facts.email, account);
    return this.#enter(visitor, account);
  }

  signIn(visitor: ToyVisitor, email: string, password: string): SignedIn {
    const account = this.#accounts.get(email);
    if (account === undefined || !timingSafeEqual(hashOf(password, account.salt), account.hash)) {
      throw new ToyProblem(401, 'wrong_credentials', 'Email or password is wrong.');
    }
    return this.#enter(visitor, account);
  }

  signOut({ session }: ToyVisitor): void {
    if (session !== undefined) this.#sessions.delete(session);
  }

  /** Whoever is signed in. */
  customer({ session }: ToyVisitor): ToyCustomer {
    if (session === undefined) throw new ToyProblem(401, 'not_signed_in', 'Nobody is signed in.');
    return this.#accountOf(session).customer;
  }

  /** The lines of the guest's cart go into the account's cart. */
  #enter({ session, cart: token }: ToyVisitor, account: Account): SignedIn {
    const brought = session === undefined ? this.#guestCarts.get(token ?? '') : undefined;
    for (const { sku, quantity } of brought?.lines.values() ?? []) {
      const line = [...account.cart.lines.values()].find((each) => each.sku === sku);
      const id = line?.id ?? this.#id('line');
      account.cart.lines.set(id, { id, sku, quantity: Math.max(line?.quantity ?? 0, quantity) });
    }
    if (token !== undefined) this.#guestCarts.delete(token);
    if (session !== undefined) this.#sessions.delete(session);
    const opened = randomUUID();
    put(this.#sessions, opened, account);
    return { session: opened, customer: account.customer };
  }

  #cartOf({ session, cart }: ToyVisitor): Cart {
    if (session !== undefined) return this.#accountOf(session).cart;
    const found = this.#guestCarts.get(cart ?? '');
    if (found === undefined) throw new ToyProblem(401, 'cart_missing', 'There is no cart: make one first.');
    return found;
  }

  #accountOf(session: string): Account {
    const account = this.#sessions.get(session);
    if (account === undefined) throw new ToyProblem(401, 'session_expired', 'The session is over.');
    return account;
  }

  #lineOf(cart: Cart, id: string): Line {
    const line = cart.lines.get(id);
    if (line === undefined) throw new ToyProblem(404, 'line_unknown', 'The cart has no such line.');
    return line;
  }

  #requireStock(sku: string, quantity: number): void {
    const offer = this.#catalogue.offer(sku);
    if (offer === undefined) throw new ToyProblem(404, 'sku_unknown', 'This article is not for sale.');
    const { stock: available } = offer.option;
    if (quantity > available) throw new ToyProblem(409, 'out_of_stock', 'There are not as many.', { available });
  }

  #shown({ id, lines }: Cart): unknown {
    const shown = [...lines.values()].map((line) => this.#shownLine(line));
    const subtotal_cents = shown.reduce((sum, { total_cents }) => sum + total_cents, 0);
    const shipping_cents = subtotal_cents === 0 || subtotal_cents >= FREE_SHIPPING_CENTS ? 0 : SHIPPING_CENTS;
    const tax_cents = Math.round((subtotal_cents * TAX_PERCENT) / 100);
    const total_cents = subtotal_cents + shipping_cents + tax_cents;
    return { id, lines: shown, subtotal_cents, shipping_cents, tax_cents, total_cents };
  }

  #shownLine({ id, sku, quantity }: Line) {
    const offer = this.#catalogue.offer(sku);
    const unit_cents = offer?.option.price_cents ?? 0;
    return {
      id,
      sku,
      quantity,
      product: offer?.product.slug ?? null,
      title: offer?.product.title ?? sku,
      option: offer?.option.label ?? null,
      unit_cents,
      total_cents: unit_cents * quantity,
      stock: offer?.option.stock ?? 0,
    };
  }

  #id(kind: string): string {
    this.#ids += 1;
    return `${kind}_${this.#ids}`;
  }
}

export interface SignedIn {
  readonly session: string;
  readonly customer: ToyCustomer;
}
