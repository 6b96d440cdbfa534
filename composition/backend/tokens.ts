import { token } from '../token/token';
import type { ClientOf } from './backend';
import type { CataloguePorts, PersonalPorts, SharedPorts } from './ports';

/** The ports of the backend that the shop runs on. */
export const BackendTokens = {
  shared: token<SharedPorts>('SharedPorts'),
  /** On the server alone. */
  catalogue: token<CataloguePorts>('CataloguePorts'),
  /** Belongs to one shopper. */
  personal: token<PersonalPorts>('PersonalPorts'),
  /** Clients in the shopper's name, whose failures go through the error-code router. */
  personalClient: token<ClientOf>('PersonalClient'),
} as const;
