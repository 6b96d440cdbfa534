import { invalidParameter } from '../http/commerce-failure.ts';

/** Longer than the number of a usual bank card, so that one that is typed by mistake is refused at once. */
export const GIFT_CARD_DIGITS = 19;
const NUMBER = /^\d{19}$/;
const PIN = /^\d{4,8}$/;

/** The number and PIN of a gift card, digits only. */
export interface GiftCardSecret {
  readonly number: string;
  readonly pin: string;
}

/** Removes the blanks and hyphens that a number may be written with. */
export const plainDigits = (text: string): string => text.replace(/[\s-]/g, '');

export const isGiftCardNumber = (number: string): boolean => NUMBER.test(number);
export const isGiftCardPin = (pin: string): boolean => PIN.test(pin);

/** Reads number and PIN of a request. Throws 400 with the name of the wrong field; its value is never part of a message. */
export const readGiftCard = (body: { readonly number: string; readonly pin: string }): GiftCardSecret => {
  const number = plainDigits(body.number);
  const pin = body.pin.trim();
  if (!isGiftCardNumber(number)) throw invalidParameter('number', 'number must have the 19 digits of a gift card.');
  if (!isGiftCardPin(pin)) throw invalidParameter('pin', 'pin must have 4 to 8 digits.');
  return { number, pin };
};
