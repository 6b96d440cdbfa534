import type { ServiceIdentifier } from 'inversify';

/** Returns the value that is bound to a token: a container, or the services of one request. Throws without a binding. */
export interface Services {
  readonly get: <T>(token: ServiceIdentifier<T>) => T;
}
