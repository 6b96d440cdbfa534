import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Cart } from '../../core/cart/cart';
import type { CheckoutPart, CheckoutState, ChosenPayment } from '../../core/checkout/loading/checkout';
import type {
  CheckoutFailure,
  CheckoutGateway,
  OrderToPlace,
  PaymentToUse,
  PlaceOrderFailure,
  PlaceOrderResult,
} from '../../core/checkout/loading/checkout-gateway';
import { anUnreachable } from '../builders/upstream-failure';
import { FakeAddressBook } from './fake-address-book';
import { FakeCaller } from './fake-caller';
import { FakeCartGateway } from './fake-cart-gateway';
import { accountOf, FakeCheckoutFacts, type Choices } from './fake-checkout-facts';

/** An order that was placed. */
export type FakeOrder = Pick<OrderToPlace, 'orderId' | 'key' | 'total'>;

const PARTS: ReadonlyArray<CheckoutPart> = ['contact', 'address', 'delivery-day', 'prescription', 'payment'];

/**
 * Checkouts in memory over the fakes of cart and address book, which share the caller. Placing is exactly once for each
 * key, and lost answers, authentication and declined cards can be arranged.
 */
export class FakeCheckoutGateway extends FakeCheckoutFacts implements CheckoutGateway {
  readonly #choices = new Map<string, Choices>();
  readonly #results = new Map<string, PlaceOrderResult>();
  readonly #keys = new Map<string, { readonly key: string; readonly facts: string }>();
  #lastKey = 0;
  /** The orders that were placed. */
  readonly orders: FakeOrder[] = [];
  /** The number of requests to place an order. */
  placeCalls = 0;

  constructor(
    readonly caller: FakeCaller = new FakeCaller(),
    readonly cart: FakeCartGateway = new FakeCartGateway(caller),
    readonly book: FakeAddressBook = new FakeAddressBook(caller),
  ) {
    super('commerce');
    caller.onSignIn((formerId = '', customerId) => {
      const former = this.#choices.get(formerId);
      this.#choices.delete(formerId);
      if (former !== undefined) this.#choices.set(customerId, { ...this.#choices.get(customerId), ...former });
    });
  }

  readonly load: CheckoutGateway['load'] = this.#with('load', (cart, choices) => E.right(this.#stateOf(cart, choices)));

  readonly setContact: CheckoutGateway['setContact'] = (contact) =>
    this.#choose('setContact', ({ contact: before }) => E.right({ contact: { ...before, ...contact } }));

  readonly setDeliveryAddress: CheckoutGateway['setDeliveryAddress'] = (addressId) =>
    this.#choose('setDeliveryAddress', () => {
      const address = this.book.own.find(({ id }) => id === addressId);
      if (address === undefined) return E.left({ kind: 'no-such-choice' } as const);
      return this.book.isReached(address)
        ? E.right({ deliveryAddressId: addressId })
        : E.left({ kind: 'address-out-of-reach', reason: 'Same-day delivery doesn’t reach this address.' } as const);
    });

  readonly chooseShippingMethod: CheckoutGateway['chooseShippingMethod'] = (methodId) =>
    this.#choose('chooseShippingMethod', () =>
      this.methods.some(({ id }) => id === methodId)
        ? E.right({ methodId })
        : E.left({ kind: 'no-such-choice' } as const),
    );

  readonly chooseDeliveryDay: CheckoutGateway['chooseDeliveryDay'] = (deliveryDay) =>
    this.#choose('chooseDeliveryDay', () =>
      this.days.includes(deliveryDay) ? E.right({ deliveryDay }) : E.left({ kind: 'no-such-choice' } as const),
    );

  readonly setPrescription: CheckoutGateway['setPrescription'] = (prescription) =>
    this.#choose('setPrescription', ({ prescription: before }, cart) => {
      const isKnown = prescription.pets.every((pet) => this.isPetOfLine(cart, pet));
      if (!isKnown) return E.left({ kind: 'no-such-choice' } as const);
      const pets = [...(before?.pets ?? []), ...prescription.pets];
      return E.right({ prescription: { pets, vet: prescription.vet } });
    });

  readonly addTip: CheckoutGateway['addTip'] = (tip) =>
    this.#choose('addTip', () => {
      if (!this.canTip) return E.left({ kind: 'tip-refused' } as const);
      this.cart.hasTip(this.caller.userId ?? '', tip);
      return E.right({ tip });
    });

  readonly choosePayment: CheckoutGateway['choosePayment'] = (payment) =>
    this.#choose('choosePayment', () => {
      const { billingAddressId } = payment;
      const chosen = this.#paymentOf(payment);
      if (chosen === undefined) return E.left({ kind: 'no-such-card' } as const);
      return billingAddressId !== undefined && !this.#hasAddress(billingAddressId)
        ? E.left({ kind: 'no-such-choice' } as const)
        : E.right({ payment: chosen, account: accountOf(payment), billingAddressId });
    });

  /** Another tab removes the payment. */
  readonly losesPayment = (id = this.caller.userId ?? ''): void =>
    void this.#choices.set(id, { ...this.#choices.get(id), payment: undefined });

  readonly applyGiftCard: CheckoutGateway['applyGiftCard'] = (card) =>
    this.#choose('applyGiftCard', ({ giftCards = [] }) =>
      pipe(
        this.giftCards.apply(card, giftCards),
        E.map((numbers) => ({ giftCards: numbers })),
      ),
    );

  readonly removeGiftCard: CheckoutGateway['removeGiftCard'] = (giftCardId) =>
    this.#choose('removeGiftCard', ({ giftCards = [] }) =>
      E.right({ giftCards: this.giftCards.without(giftCardId, giftCards) }),
    );

  readonly prepare: CheckoutGateway['prepare'] = () =>
    this.#with('prepare', (cart, choices) => {
      const { missing } = this.#stateOf(cart, choices);
      if (missing.length > 0) return E.left({ kind: 'incomplete', missing } as const);
      const short = cart.items.find(({ partNumber }) => this.shortages.has(partNumber));
      if (short !== undefined) return E.left(this.#shortage(short.partNumber));
      const { toPay } = this.#giftPayment(cart, choices);
      return E.right({ key: this.#keyFor(cart, choices), total: cart.total, toPay, ...this.placingState });
    });

  readonly place: CheckoutGateway['place'] = (order) =>
    pipe(
      this.#result(order),
      TE.chainW((result) => this.#answer(result)),
    );

  /** Runs the work of a placing request; its answer may be lost afterwards. */
  #result(order: OrderToPlace): TE.TaskEither<PlaceOrderFailure, PlaceOrderResult> {
    this.placeCalls += 1;
    const known = this.#results.get(order.key);
    if (known?.kind === 'placed') return this.respond('place', () => known);
    return pipe(
      this.#with<PlaceOrderFailure, PlaceOrderResult>('place', (cart, choices) => this.#placed(order, cart, choices)),
      TE.chainFirstTaskK((result) => (result.kind === 'placed' ? this.#emptyCart() : async () => undefined)),
    );
  }

  #placed(order: OrderToPlace, cart: Cart, choices: Choices): E.Either<PlaceOrderFailure, PlaceOrderResult> {
    const { missing } = this.#stateOf(cart, choices);
    if (missing.length > 0) return E.left({ kind: 'incomplete', missing });
    const isSeen = cart.total === order.total && this.#keyFor(cart, choices) === order.key;
    if (!isSeen) return E.left({ kind: 'order-changed' });
    const short = cart.items.find(({ partNumber }) => this.shortages.has(partNumber));
    if (short !== undefined) return E.left(this.#shortage(short.partNumber));
    const { account = '' } = choices;
    const { applied, toPay } = this.#giftPayment(cart, choices);
    const reason = toPay > 0 ? this.declined.get(account) : undefined;
    if (reason !== undefined) {
      const { userId = '' } = this.caller;
      this.#keys.delete(userId);
      const { payment } = choices;
      if (payment !== undefined) this.#choices.set(userId, { ...choices, payment: { ...payment, declined: reason } });
      return E.left({ kind: 'payment-declined', reason });
    }
    const url = this.approvals.get(account);
    if (url !== undefined) return E.right({ kind: 'authenticate', url });
    this.giftCards.spend(applied);
    const result = { kind: 'placed', orderId: order.orderId, orderToken: `token-of-${order.key}` } as const;
    this.#results.set(order.key, result);
    this.orders.push({ orderId: order.orderId, key: order.key, total: order.total });
    return E.right(result);
  }

  #answer(result: PlaceOrderResult): TE.TaskEither<PlaceOrderFailure, PlaceOrderResult> {
    if (this.lostAnswers > 0) {
      this.lostAnswers -= 1;
      return TE.left(anUnreachable({ service: 'commerce', cause: 'timed-out' }));
    }
    if (this.pendingAnswers > 0) {
      this.pendingAnswers -= 1;
      return TE.right({ kind: 'pending' });
    }
    return TE.right(result);
  }

  readonly #emptyCart = (): (() => Promise<void>) => async () => {
    const cart = await this.cart.load();
    if (E.isLeft(cart)) return;
    for (const { id } of cart.right.items) await this.cart.changeQuantity(id, 0)();
    this.cart.hasTip(this.caller.userId ?? '', 0);
    this.#choices.delete(this.caller.userId ?? '');
  };

  #stateOf(cart: Cart, choices: Choices): CheckoutState {
    const savedAddresses = this.book.own;
    const addressOf = (id: string | undefined) => savedAddresses.find((address) => address.id === id);
    const { applied: giftCards, toPay } = this.#giftPayment(cart, choices);
    const { contact, methodId, deliveryDay, payment, tip = 0 } = choices;
    const deliveryAddress = addressOf(choices.deliveryAddressId);
    const prescription = this.prescriptionOf(cart, choices);
    const asksWhoPicksUp = cart.items.some(({ fulfilment }) => fulfilment?.method === 'pickup');
    const isMissing: Readonly<Record<CheckoutPart, boolean>> = {
      contact: contact === undefined || (asksWhoPicksUp && contact.pickup === undefined),
      address: this.methods.length > 0 && deliveryAddress === undefined,
      'delivery-day': this.days.length > 0 && deliveryDay === undefined,
      prescription: prescription?.lines.some(({ pet }) => pet === undefined) ?? false,
      payment: toPay > 0 && (payment === undefined || toPay < this.minimumCharge),
    };
    return structuredClone({
      orderId: `order-of-${this.caller.userId}`,
      contact,
      deliveryAddress,
      billingAddress: addressOf(choices.billingAddressId),
      savedAddresses,
      shippingMethods: this.methods,
      chosenMethod: this.methods.find(({ id }) => id === methodId) ?? this.methods[0],
      deliveryDays: this.days,
      deliveryDay,
      vendors: this.vendors,
      ...(prescription === undefined ? {} : { prescription }),
      takesTip: this.canTip,
      asksWhoPicksUp,
      tip,
      payment,
      giftCards,
      toPay,
      minimumCharge: this.minimumCharge,
      savedCards: this.cards,
      isWalletFull: false,
      cardFields: this.cardFields,
      hasPayPal: true,
      missing: PARTS.filter((part) => isMissing[part]),
    });
  }

  #paymentOf({ choice }: PaymentToUse): ChosenPayment | undefined {
    const none = { brand: '', lastFour: '', expiryMonth: undefined, expiryYear: undefined };
    const id = `payment-${accountOf({ choice, billingAddressId: undefined })}`;
    if (choice.kind === 'paypal') return { ...none, id, kind: 'paypal' };
    if (choice.kind === 'card') {
      const { brand, lastFour, expiryMonth, expiryYear } = choice;
      return { id, kind: 'card', brand, lastFour, expiryMonth, expiryYear };
    }
    const card = this.cards.find(({ walletId }) => walletId === choice.walletId);
    return card === undefined ? undefined : { ...card, id, kind: choice.kind };
  }

  #giftPayment({ total }: Cart, { giftCards = [] }: Choices) {
    return this.giftCards.payment(total, giftCards, this.minimumCharge);
  }

  #hasAddress(addressId: string): boolean {
    return this.book.own.some(({ id }) => id === addressId);
  }

  #shortage(partNumber: string) {
    return { kind: 'not-enough-stock', partNumber, available: this.shortages.get(partNumber) } as const;
  }

  /** The same key as long as nothing changes. */
  #keyFor(cart: Cart, choices: Choices): string {
    const { userId = '' } = this.caller;
    const facts = JSON.stringify([cart.items, cart.total, choices, this.#giftPayment(cart, choices)]);
    const known = this.#keys.get(userId);
    if (known?.facts === facts) return known.key;
    const key = `00000000-0000-4000-8000-${String((this.#lastKey += 1)).padStart(12, '0')}`;
    this.#keys.set(userId, { key, facts });
    return key;
  }

  /** Runs work on the caller's cart and choices. */
  #with<L, A>(
    call: keyof CheckoutGateway,
    work: (cart: Cart, choices: Choices) => E.Either<L, A>,
  ): TE.TaskEither<L | CheckoutFailure, A> {
    return pipe(
      () => this.cart.load(),
      TE.chainW((cart: Cart) =>
        this.respondEither<L | CheckoutFailure, A>(call, () => {
          const { userId } = this.caller;
          if (userId === undefined) return E.left({ kind: 'identity-needed' });
          if (cart.items.length === 0) return E.left({ kind: 'nothing-to-check-out' });
          return work(cart, this.#choices.get(userId) ?? {});
        }),
      ),
    );
  }

  /** Adds a choice to the caller's choices unless it is refused. */
  #choose<L>(
    call: keyof CheckoutGateway,
    choice: (present: Choices, cart: Cart) => E.Either<L, Choices>,
  ): TE.TaskEither<L | CheckoutFailure, void> {
    return this.#with<L, void>(call, (cart, choices) =>
      pipe(
        choice(choices, cart),
        E.map((chosen) => void this.#choices.set(this.caller.userId ?? '', { ...choices, ...chosen })),
      ),
    );
  }
}
