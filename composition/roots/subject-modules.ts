import { accountModule } from '../account/module';
import { appointmentsModule } from '../appointments/module';
import { cartModule } from '../cart/module';
import { chatModule } from '../chat/module';
import { addressesModule } from '../checkout/addresses-module';
import { checkoutModule } from '../checkout/module';
import { addressScreensModule, checkoutScreensModule } from '../checkout/screens-module';
import { checkoutStepsModule } from '../checkout/steps-module';
import { configurationModule } from '../configuration/module';
import { identityModule, signInModule } from '../identity/module';
import { registrationModule } from '../identity/registration-module';
import { sessionModule } from '../identity/session-module';
import { listsModule } from '../lists/module';
import { newsletterModule } from '../newsletter/module';
import { ordersModule } from '../orders/module';
import { petsModule } from '../pets/module';
import { petcoPayModule } from '../petco-pay/module';
import { questionsModule } from '../questions/module';
import { repeatDeliveryModule } from '../repeat-delivery/module';
import { reviewsModule } from '../reviews/module';
import { rewardsModule } from '../rewards/module';
import { searchModule } from '../search/module';
import { stockNoticesModule } from '../stock-notices/module';
import { myStoreModule, placeModule, storesModule } from '../stores/module';

/** Use cases that are the same for all shoppers. The server binds them once, for all requests. */
export const PUBLIC_MODULES = [chatModule, configurationModule, searchModule, storesModule];

/*
 * The use cases of one shopper: all that read a session, a cookie or the request. The server binds them in the container
 * of each request, never in its parent, and in three groups. The bindings of a group use those of earlier groups only.
 */

/** For every page, of guests too. */
export const REQUEST_MODULES = [sessionModule, placeModule];
/** For the header of a shopper's page. */
export const HEADER_MODULES = [cartModule, identityModule, petcoPayModule];
/** For the pages and forms of single subjects. */
export const ACTION_MODULES = [
  addressesModule,
  accountModule,
  appointmentsModule,
  checkoutModule,
  checkoutStepsModule,
  addressScreensModule,
  checkoutScreensModule,
  myStoreModule,
  newsletterModule,
  ordersModule,
  petsModule,
  repeatDeliveryModule,
  listsModule,
  reviewsModule,
  questionsModule,
  rewardsModule,
  signInModule,
  registrationModule,
  stockNoticesModule,
];

export const PERSONAL_MODULES = [...REQUEST_MODULES, ...HEADER_MODULES, ...ACTION_MODULES];
