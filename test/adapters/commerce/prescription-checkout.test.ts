import { HttpCheckoutGateway } from '../../../adapters/commerce/checkout/http-checkout-gateway';
import { prescriptionCheckoutContract } from '../../contracts/prescription-checkout.contract';
import { fakePrescriptions } from '../../fakes/fake-checkout-world';
import { checkoutSite } from './checkout-site';
import { transactions } from './commerce-site';

prescriptionCheckoutContract('HttpCheckoutGateway', () => {
  const fake = fakePrescriptions();
  checkoutSite(fake.gateway);
  return { ...fake, gateway: new HttpCheckoutGateway(transactions()) };
});
