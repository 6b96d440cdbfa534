import { cartModule } from '../cart/module';
import { configurationModule } from '../configuration/module';
import { identityModule } from '../identity/module';
import { registrationModule } from '../identity/registration-module';
import { sessionModule } from '../identity/session-module';
import { petcoPayModule } from '../petco-pay/module';
import { rewardsModule } from '../rewards/module';
import { searchModule } from '../search/module';
import { myStoreModule, storesModule } from '../stores/module';

/** Use cases that are the same for all shoppers. The server binds them once, for all requests. */
export const PUBLIC_MODULES = [configurationModule, searchModule, storesModule];

/**
 * Use cases of one shopper: all that read a session, a cookie or the request. The server binds them in the container of
 * each request, never in its parent.
 */
export const PERSONAL_MODULES = [
  cartModule,
  identityModule,
  myStoreModule,
  petcoPayModule,
  registrationModule,
  rewardsModule,
  sessionModule,
];
