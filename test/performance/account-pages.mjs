import { Shopper } from './load.mjs';
import { DEMO } from './shop-under-test.mjs';

const HOME = '/shop/en/petcostore';

/** The pages of a member, by the name in the report. */
const PATHS = {
  'member: home': HOME,
  'account: overview': '/shop/AjaxLogonForm',
  'account: orders': '/shop/OrderHistory',
  'account: lists': '/lists',
  'account: repeat delivery': '/shop/RepeatDeliveryListingView',
  'account: appointments': '/shop/PetcoServicesGroomingAppointmentView',
  'account: pets': '/account/pets',
  'account: addresses': '/account/addresses',
  'account: wallet': '/account/wallet',
};

/** Returns the pages of the account, with the cookies of the demonstration's member, who has three products in the cart. */
export const accountPages = async ({ address, products }) => {
  const shopper = new Shopper(address);
  await shopper.post('/shop/LogonForm', { ...DEMO, URL: HOME });
  for (const { sku } of products.slice(0, 3)) await shopper.post('/cart/add', { partNumber: sku, quantity: '1' });
  const { cookie } = shopper;
  return Object.entries(PATHS).map(([where, path]) => ({ where, path, cookie }));
};
