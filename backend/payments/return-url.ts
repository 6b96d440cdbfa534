import { invalidParameter } from '../http/commerce-failure.ts';

/** Where the provider sends the shopper back to. Throws for an address that is not a page of the shop. */
export const readReturnUrl = (text: string, publicOrigin: string | undefined): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isShop = publicOrigin === undefined || url?.origin === publicOrigin;
  if (url === undefined || !isWeb || !isShop) {
    throw invalidParameter('x_returnUrl', 'x_returnUrl must be an address of the shop.');
  }
  return url.href;
};
