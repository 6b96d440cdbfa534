import type { HttpShopper } from '../support/http-shopper';
import { cardToken } from '../support/placed-order';
import { addToCart } from './checkout-page';

/** Saves a card in the wallet without an order, and returns its number there. The shopper then has this product in the cart. */
export const saveCard = async (
  { shopper, partNumber }: { readonly shopper: HttpShopper; readonly partNumber: string },
  number: string,
): Promise<string> => {
  await addToCart(shopper, { sku: partNumber });
  const { token } = await cardToken(shopper, number);
  const { status, text } = await shopper.call('POST', 'wallet/@self/x_card', {
    token,
    x_returnUrl: `${shopper.address}/account/wallet`,
  });
  if (status >= 300) throw new Error(`no card: ${status} ${text.slice(0, 300)}`);
  const { wallet } = JSON.parse((await shopper.call('GET', 'wallet/@self')).text) as {
    readonly wallet: ReadonlyArray<{ readonly walletId: string; readonly displayNumber: string }>;
  };
  const saved = wallet.find(({ displayNumber }) => displayNumber.endsWith(number.slice(-4)));
  if (saved === undefined) throw new Error('the card is not in the wallet');
  return saved.walletId;
};
