import { token } from '../token/token';
import type { ClientOf, ShopperFacts } from './backend';
import type { CataloguePorts, PersonalPorts, SharedPorts } from './ports';

/** The ports of the shop's backend. */
export const BackendTokens = {
  shared: token<SharedPorts>('SharedPorts'),
  /** Bound on the server only. */
  catalogue: token<CataloguePorts>('CataloguePorts'),
  /** Belongs to one shopper. */
  personal: token<PersonalPorts>('PersonalPorts'),
  /** Clients for one shopper, whose failures go through the error-code router. */
  personalClient: token<ClientOf>('PersonalClient'),
  /** What the shop knows of the shopper beside the calls' cookies. */
  shopper: token<ShopperFacts>('ShopperFacts'),
} as const;
