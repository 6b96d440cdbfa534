import type { HttpClient } from '@shop/adapters/http/http-client';
import type { ClientOf } from '@shop/composition/backend/backend';
import type { GivenPersonalPorts, GivenSearchPorts } from '@shop/composition/backend/ports';
import { ToyCartGateway } from './toy-cart-gateway';
import { ToyIdentityGateway } from './toy-identity-gateway';
import { ToyPersonGateway } from './toy-person-gateway';
import { ToyProductSearch } from './toy-product-search';
import { readToyRefusal } from './toy-refusals';
import { ToyRegistrationGateway } from './toy-registration-gateway';
import { ToySuggestions } from './toy-suggestions';

/** Below the engine's address. */
export const BASE = '/v1/';

/** A client of the engine. Its refusals carry the shop's facts. */
export const clientOf = (client: ClientOf, service: string): HttpClient => client(service, BASE, readToyRefusal);

export const searchPorts = (http: HttpClient): GivenSearchPorts => ({
  productSearch: new ToyProductSearch(http),
  suggestions: new ToySuggestions(http),
});

export const personalPorts = (http: HttpClient): GivenPersonalPorts => ({
  cart: new ToyCartGateway(http),
  identity: new ToyIdentityGateway(http),
  person: new ToyPersonGateway(http),
  registration: new ToyRegistrationGateway(http),
});
