import type { ServiceIdentifier } from 'inversify';

/** Makes a service identifier with its type, so that the arguments of factories are checked. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Property names with the tokens of a container's bindings. */
export type TokenTable = Readonly<Record<string, ServiceIdentifier<unknown>>>;

/** The object that a table of tokens describes: each property has the bound value of its token. */
export type Resolved<Table extends TokenTable> = {
  readonly [Name in keyof Table]: Table[Name] extends ServiceIdentifier<infer Bound> ? Bound : never;
};
