import { invalidParameter } from '../http/commerce-failure.ts';

export type PaymentMethodId = 'CARD' | 'SAVED' | 'PETCOPAY' | 'PAYPAL';

/** The body of `POST payment_instruction`. */
export interface PaymentBody {
  readonly orderId?: string;
  readonly payMethodId: PaymentMethodId;
  readonly billing_address_id?: string;
  readonly protocolData?: readonly { readonly name: string; readonly value: string }[];
}

const text = (maxLength: number): { type: string; maxLength: number } => ({ type: 'string', maxLength });

export const paymentBodySchema = {
  type: 'object',
  required: ['payMethodId'],
  properties: {
    orderId: text(20),
    payMethodId: { type: 'string', enum: ['CARD', 'SAVED', 'PETCOPAY', 'PAYPAL'] },
    piAmount: text(20),
    piCurrency: text(3),
    billing_address_id: text(20),
    protocolData: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['name', 'value'],
        properties: { name: text(40), value: text(255) },
      },
    },
  },
};

/** A card that was typed into the provider's frame. */
export interface TypedCard {
  readonly kind: 'card';
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expireMonth: number;
  readonly expireYear: number;
  readonly saves: boolean;
}

export type PaymentInput =
  TypedCard | { readonly kind: 'saved' | 'petco-pay'; readonly walletId: string } | { readonly kind: 'paypal' };

/** A number of a card must never arrive here: the provider's frame sends a token. [PAY-02] */
const looksLikeCardNumber = (value: string): boolean => /^\d{12,19}$/.test(value.replace(/[\s-]/g, ''));

const TOKEN = /^[A-Za-z0-9_.:-]{1,255}$/;

/** Reads a field that has to match an expression. The value is never part of a message. */
const readMatching = (value: string, name: string, pattern: RegExp, rule: string): string => {
  if (!pattern.test(value)) throw invalidParameter(name, `${name} must be ${rule}.`);
  return value;
};

const readCard = (fieldOf: (name: string) => string): TypedCard => {
  const token = fieldOf('account');
  if (looksLikeCardNumber(token)) {
    throw invalidParameter('account', 'account must be a token of the payment provider, not the number of a card.');
  }
  const month = readMatching(fieldOf('expire_month'), 'expire_month', /^(?:0?[1-9]|1[0-2])$/, 'a month from 1 to 12');
  const year = readMatching(fieldOf('expire_year'), 'expire_year', /^20\d\d$/, 'a year such as 2030');
  return {
    kind: 'card',
    token: readMatching(token, 'account', TOKEN, 'a token of the payment provider'),
    brand: readMatching(fieldOf('brand'), 'brand', /^[a-z_ -]{0,30}$/i, 'the name of a brand').toLowerCase(),
    lastFour: readMatching(fieldOf('last_four'), 'last_four', /^\d{4}$/, 'four digits'),
    expireMonth: Number(month),
    expireYear: Number(year),
    saves: fieldOf('save_card') === 'true',
  };
};

/** Reads a choice of payment. Throws the first fault with the name of its field. [PAY-05] */
export const readPayment = ({ payMethodId, protocolData = [] }: PaymentBody): PaymentInput => {
  const values = new Map(protocolData.map(({ name, value }) => [name, value]));
  const fieldOf = (name: string): string => values.get(name)?.trim() ?? '';
  switch (payMethodId) {
    case 'CARD':
      return readCard(fieldOf);
    case 'PAYPAL':
      return { kind: 'paypal' };
    case 'SAVED':
    case 'PETCOPAY':
      return {
        kind: payMethodId === 'SAVED' ? 'saved' : 'petco-pay',
        walletId: readMatching(fieldOf('walletId'), 'walletId', /^\d{1,15}$/, 'the id of a card in the wallet'),
      };
  }
};
