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
  /** A random id, since a guest's cart can be changed by anyone who knows the id. */
  readonly id: string;
  /** The guest or the customer who owns the cart. */
  readonly owner: string;
  readonly lines: Map<string, Line>;
}

/** The browser that sends a request. `session` is its cookie; undefined when it sent none. */
export interface ToyVisitor {
  readonly session: string | undefined;
}

const MAX_ENTRIES = 10_000;
const MAX_LINES = 50;
const SHIPPING_CENTS = 595;
const FREE_SHIPPING_CENTS = 4_900;
const TAX_PERCENT = 8;

/** Adds an entry and removes the oldest one when the map is full. */
const put = <Value>(map: Map<string, Value>, key: string, value: Value): void => {
  const [oldest] = map.keys();
  if (map.size >= MAX_ENTRIES && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
};

const hashOf = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, { N: 1024 });

const cartId = (): string => `cart_${randomUUID()}`;
const cartMissing = (): ToyProblem => new ToyProblem(401, 'cart_missing', 'There is no such cart: make one first.');

/** Accounts, sessions and carts, in memory. */
export class ToyShoppers {
  readonly #catalogue: ToyCatalogue;
  readonly #accounts = new Map<string, Account>();
  readonly #sessions = new Map<string, Account>();
  readonly #guestCarts = new Map<string, Cart>();
  readonly #accountCarts = new Map<string, Account>();
  #ids = 0;

  constructor(catalogue: ToyCatalogue) {
    this.#catalogue = catalogue;
  }

  /** Returns a new guest's cart. */
  newCart(): unknown {
    const cart: Cart = { id: cartId(), owner: this.#id('guest'), lines: new Map() };
    put(this.#guestCarts, cart.id, cart);
    return this.#shown(cart);
  }

  cart(visitor: ToyVisitor, cartId: string): unknown {
    return this.#shown(this.#cartOf(visitor, cartId));
  }

  /** Returns the cart of the signed-in customer. */
  ownCart({ session }: ToyVisitor): unknown {
    return this.#shown(this.#accountOf(session).cart);
  }

  /** Moves the lines of a guest's cart to the cart of the signed-in customer, and returns that cart. */
  takeCart({ session }: ToyVisitor, cartId: string): unknown {
    const { cart } = this.#accountOf(session);
    if (cart.id === cartId) return this.#shown(cart);
    const brought = this.#guestCarts.get(cartId);
    if (brought === undefined) throw cartMissing();
    for (const { sku, quantity } of brought.lines.values()) {
      const line = [...cart.lines.values()].find((each) => each.sku === sku);
      const id = line?.id ?? this.#id('line');
      cart.lines.set(id, { id, sku, quantity: Math.max(line?.quantity ?? 0, quantity) });
    }
    this.#guestCarts.delete(cartId);
    return this.#shown(cart);
  }

  addLine(visitor: ToyVisitor, cartId: string, sku: string, quantity: number): unknown {
    const cart = this.#cartOf(visitor, cartId);
    const line = [...cart.lines.values()].find((each) => each.sku === sku);
    const wanted = (line?.quantity ?? 0) + quantity;
    this.#requireStock(sku, wanted);
    if (line === undefined && cart.lines.size >= MAX_LINES) throw new ToyProblem(409, 'cart_full', 'The cart is full.');
    const id = line?.id ?? this.#id('line');
    cart.lines.set(id, { id, sku, quantity: wanted });
    return this.#shown(cart);
  }

  setLine(visitor: ToyVisitor, cartId: string, id: string, quantity: number): unknown {
    const cart = this.#cartOf(visitor, cartId);
    const line = this.#lineOf(cart, id);
    this.#requireStock(line.sku, quantity);
    cart.lines.set(id, { ...line, quantity });
    return this.#shown(cart);
  }

  removeLine(visitor: ToyVisitor, cartId: string, id: string): unknown {
    const cart = this.#cartOf(visitor, cartId);
    cart.lines.delete(this.#lineOf(cart, id).id);
    return this.#shown(cart);
  }

  /** Creates an account with an empty cart and signs in. */
  register(visitor: ToyVisitor, facts: Omit<ToyCustomer, 'id'>, password: string): SignedIn {
    if (this.#accounts.has(facts.email)) throw new ToyProblem(409, 'email_taken', 'This email has an account.');
    const salt = randomUUID();
    const customer = { ...facts, id: this.#id('cus') };
    const account: Account = {
      customer,
      salt,
      hash: hashOf(password, salt),
      cart: { id: cartId(), owner: customer.id, lines: new Map() },
    };
    put(this.#accountCarts, account.cart.id, account);
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

  /** Returns the signed-in customer. */
  customer({ session }: ToyVisitor): ToyCustomer {
    return this.#accountOf(session).customer;
  }

  #enter({ session }: ToyVisitor, account: Account): SignedIn {
    if (session !== undefined) this.#sessions.delete(session);
    const opened = randomUUID();
    put(this.#sessions, opened, account);
    return { session: opened, customer: account.customer };
  }

  /**
   * Returns a cart. Anyone who knows the id can use a guest's cart; only its customer can use the cart of an account.
   */
  #cartOf({ session }: ToyVisitor, cartId: string): Cart {
    const account = this.#accountCarts.get(cartId);
    if (account !== undefined && session !== undefined && this.#accountOf(session) === account) return account.cart;
    const found = this.#guestCarts.get(cartId);
    if (found === undefined) throw cartMissing();
    return found;
  }

  #accountOf(session: string | undefined): Account {
    if (session === undefined) throw new ToyProblem(401, 'not_signed_in', 'Sign in first.');
    const account = this.#sessions.get(session);
    if (account === undefined) throw new ToyProblem(401, 'session_expired', 'The session is over.');
    return account;
  }

  #lineOf(cart: Cart, id: string): Line {
    const line = cart.lines.get(id);
    if (line === undefined) throw new ToyProblem(404, 'line_unknown', 'That item is not in your cart.');
    return line;
  }

  #requireStock(sku: string, quantity: number): void {
    const offer = this.#catalogue.offer(sku);
    if (offer === undefined) throw new ToyProblem(404, 'sku_unknown', 'This article is not for sale.');
    const { stock: available } = offer.option;
    if (quantity > available) throw new ToyProblem(409, 'out_of_stock', 'There are not as many.', { available });
  }

  #shown({ id, owner, lines }: Cart): unknown {
    const shown = [...lines.values()].map((line) => this.#shownLine(line));
    const subtotal_cents = shown.reduce((sum, { total_cents }) => sum + total_cents, 0);
    const shipping_cents = subtotal_cents === 0 || subtotal_cents >= FREE_SHIPPING_CENTS ? 0 : SHIPPING_CENTS;
    const tax_cents = Math.round((subtotal_cents * TAX_PERCENT) / 100);
    const total_cents = subtotal_cents + shipping_cents + tax_cents;
    return { id, owner, lines: shown, subtotal_cents, shipping_cents, tax_cents, total_cents };
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
