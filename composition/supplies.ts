import type { Container, ServiceIdentifier } from 'inversify';

/** Where a page's screen finds what it needs. */
export interface Supplies {
  /** Throws when nothing of this kind was laid in: that is a bug. */
  readonly get: <A>(token: ServiceIdentifier<A>) => A;
  readonly add: <A>(token: ServiceIdentifier<A>, thing: A) => void;
  /** Everything there is, for what is opened later. Rejects when it cannot be fetched. */
  readonly whole: () => Promise<Supplies>;
}

/** On the server everything is in the request's container; what a page adds is kept beside it, which costs less. */
export const suppliesOf = (container: Container): Supplies => {
  const added = new Map<unknown, unknown>();
  const supplies: Supplies = {
    get: <A>(token: ServiceIdentifier<A>) => (added.has(token) ? (added.get(token) as A) : container.get(token)),
    add: (token, thing) => void added.set(token, thing),
    whole: () => Promise.resolve(supplies),
  };
  return supplies;
};

/**
 * A use case that is looked for when it is first run. What is drawn on a server never runs one, and there each that is
 * looked for is put together anew for each request.
 */
export const lazily =
  <Input extends ReadonlyArray<unknown>, Output>(
    { get }: Pick<Supplies, 'get'>,
    token: ServiceIdentifier<(...input: Input) => Output>,
  ): ((...input: Input) => Output) =>
  (...input) =>
    get(token)(...input);
