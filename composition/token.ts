import type { ServiceIdentifier } from 'inversify';

/** A service identifier that remembers its type, so that factories' arguments are checked. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);
