import type { TypedCard } from '../../../core/checkout/steps/card-entry';

/** The names of a typed card's parts, in the address to which the provider's page leads back and in the posted form. */
export const CARD_PARTS = {
  token: 'card_token',
  brand: 'card_brand',
  lastFour: 'card_last_four',
  expires: 'card_expires',
} as const;

/** Reads a card that was typed on the provider's own page; undefined without one. The service checks its token. */
export const readTypedCard = (values: URLSearchParams): TypedCard | undefined => {
  const token = values.get(CARD_PARTS.token) ?? '';
  const lastFour = values.get(CARD_PARTS.lastFour) ?? '';
  if (!/^pm_\w{1,200}$/.test(token) || !/^\d{4}$/.test(lastFour)) return undefined;
  const brand = values.get(CARD_PARTS.brand) ?? '';
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(values.get(CARD_PARTS.expires) ?? '') ?? [];
  return {
    token,
    lastFour,
    brand: /^[\w -]{1,40}$/.test(brand) ? brand : '',
    expiryMonth: month === undefined ? undefined : Number(month),
    expiryYear: year === undefined ? undefined : Number(year),
  };
};

/** Returns the parts as the fields of a form. */
export const typedCardFields = ({
  token,
  brand,
  lastFour,
  expiryMonth,
  expiryYear,
}: TypedCard): ReadonlyArray<readonly [name: string, value: string]> => [
  [CARD_PARTS.token, token],
  [CARD_PARTS.brand, brand],
  [CARD_PARTS.lastFour, lastFour],
  [CARD_PARTS.expires, expiryMonth === undefined ? '' : `${expiryMonth}/${expiryYear}`],
];
