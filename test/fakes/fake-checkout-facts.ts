import type {
  CardFields,
  ChosenPayment,
  Contact,
  DeclineReason,
  SavedCard,
  ShippingMethod,
  Vendor,
} from '../../core/checkout/loading/checkout';
import type { CheckoutGateway, GiftCardSecret, PaymentToUse } from '../../core/checkout/loading/checkout-gateway';
import type { Cart } from '../../core/cart/cart';
import { isForKind, type CheckoutPrescription, type PrescriptionToSet } from '../../core/prescriptions/prescription';
import type { PetKind } from '../../core/shared/pet-kind';
import { aShippingMethod } from '../builders/checkout';
import { FakeGiftCards } from './fake-gift-cards';
import { FakeUpstream } from './fake-upstream';

/** What a shopper has chosen. */
export interface Choices {
  readonly contact?: Contact;
  readonly deliveryAddressId?: string;
  readonly billingAddressId?: string | undefined;
  readonly methodId?: string;
  readonly deliveryDay?: string;
  readonly prescription?: PrescriptionToSet;
  readonly tip?: number;
  readonly payment?: ChosenPayment | undefined;
  /** The numbers of the gift cards. */
  readonly giftCards?: ReadonlyArray<string>;
  /** The token or wallet id of the payment. */
  readonly account?: string;
}

/** What identifies a payment: the token of a card, or its id in the wallet. */
export const accountOf = ({ choice }: PaymentToUse): string => {
  if (choice.kind === 'paypal') return 'paypal';
  return choice.kind === 'card' ? choice.token : choice.walletId;
};

/** The facts that a test arranges for a checkout. */
export abstract class FakeCheckoutFacts extends FakeUpstream<keyof CheckoutGateway> {
  protected readonly declined = new Map<string, DeclineReason>();
  protected readonly approvals = new Map<string, string>();
  protected readonly shortages = new Map<string, number>();
  protected methods: ReadonlyArray<ShippingMethod> = [aShippingMethod()];
  protected days: ReadonlyArray<string> = [];
  protected vendors: ReadonlyArray<Vendor> = [];
  protected readonly prescribed = new Set<string>();
  readonly #petKinds = new Map<string, ReadonlyArray<PetKind>>();
  protected cards: ReadonlyArray<SavedCard> = [];
  protected cardFields: CardFields | undefined = { kind: 'embedded', origin: 'https://cards.example.test' };
  protected readonly giftCards = new FakeGiftCards();
  protected minimumCharge = 0;
  protected canTip = false;
  protected lostAnswers = 0;
  protected pendingAnswers = 0;
  protected placingState: { readonly isUnderWay?: true } = {};

  /** Without methods, nothing is shipped: every line is picked up. */
  hasShippingMethods(...methods: ReadonlyArray<ShippingMethod>): this {
    this.methods = methods;
    return this;
  }

  /** A frozen product needs one of these days. */
  hasDeliveryDays(...days: ReadonlyArray<string>): this {
    this.days = days;
    return this;
  }

  /** These products need a prescription. */
  needsPrescription(...partNumbers: ReadonlyArray<string>): this {
    partNumbers.forEach((partNumber) => this.prescribed.add(partNumber));
    return this;
  }

  /** These products are for pets of these kinds only. */
  isForKinds(petKinds: ReadonlyArray<PetKind>, ...partNumbers: ReadonlyArray<string>): this {
    partNumbers.forEach((partNumber) => this.#petKinds.set(partNumber, petKinds));
    return this;
  }

  /** Whether a pet is for a line of the cart, and of a kind that its product is for. */
  protected isPetOfLine({ items }: Cart, { itemId, pet }: PrescriptionToSet['pets'][number]): boolean {
    const line = items.find(({ id }) => id === itemId);
    return line !== undefined && isForKind({ petKinds: this.#petKinds.get(line.partNumber) }, pet.kind);
  }

  /** What is known of the lines that need a prescription; undefined when there are none. */
  protected prescriptionOf({ items }: Cart, { prescription }: Choices): CheckoutPrescription | undefined {
    const lines = items
      .filter(({ partNumber }) => this.prescribed.has(partNumber))
      .map(({ id, name, partNumber }) => ({
        itemId: id,
        name,
        ...(this.#petKinds.has(partNumber) ? { petKinds: this.#petKinds.get(partNumber) } : {}),
        pet: prescription?.pets.findLast(({ itemId }) => itemId === id)?.pet,
      }));
    return lines.length === 0 ? undefined : { lines, vet: prescription?.vet };
  }

  hasVendors(...vendors: ReadonlyArray<Vendor>): this {
    this.vendors = vendors;
    return this;
  }

  hasSavedCards(...cards: ReadonlyArray<SavedCard>): this {
    this.cards = cards;
    return this;
  }

  hasCardFields(cardFields: CardFields | undefined): this {
    this.cardFields = cardFields;
    return this;
  }

  takesTips(): this {
    this.canTip = true;
    return this;
  }

  /** There is a gift card with this balance. */
  hasGiftCard(card: GiftCardSecret, balance: number): this {
    this.giftCards.has(card, balance);
    return this;
  }

  /** A card or PayPal pays this amount or more. */
  chargesAtLeast(amount: number): this {
    this.minimumCharge = amount;
    return this;
  }

  declines(token: string, reason: DeclineReason): this {
    this.declined.set(token, reason);
    return this;
  }

  /** A card with this token is approved at this address first. */
  needsAuthentication(token: string, url: string): this {
    this.approvals.set(token, url);
    return this;
  }

  /** The shopper has approved the card. */
  isAuthenticated(token: string): this {
    this.approvals.delete(token);
    return this;
  }

  /** The next answers to `place` are lost after the order was placed. */
  losesAnswers(count: number): this {
    this.lostAnswers = count;
    return this;
  }

  /** The next answers to `place` say that the outcome is not known yet. */
  isPendingFor(count: number): this {
    this.pendingAnswers = count;
    return this;
  }

  /** An order of this shopper is being placed, and its outcome is not known yet. */
  isPlacing(): this {
    this.placingState = { isUnderWay: true };
    return this;
  }

  /** A product of the cart was sold to somebody else meanwhile. */
  hasOnly(partNumber: string, available: number): this {
    this.shortages.set(partNumber, available);
    return this;
  }
}
