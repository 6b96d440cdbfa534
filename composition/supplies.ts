import type { Container, ServiceIdentifier } from 'inversify';

/** Where a page's screen finds what it needs. */
export interface Supplies {
  /** Throws when nothing of this kind was laid in: that is a bug. */
  readonly get: <A>(token: ServiceIdentifier<A>) => A;
  readonly add: <A>(token: ServiceIdentifier<A>, thing: A) => void;
}

/** On the server everything is in the request's container. */
export const suppliesOf = (container: Container): Supplies => ({
  get: (token) => container.get(token),
  add: (token, thing) => void container.bind(token).toConstantValue(thing),
});
