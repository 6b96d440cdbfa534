import type { ServiceIdentifier } from 'inversify';

/** A service identifier that remembers its type, so that factories' arguments are checked. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Names under which an object offers what a container binds. */
export type TokenTable = Readonly<Record<string, ServiceIdentifier<unknown>>>;

/** The object that a table of tokens describes: under each name, what its token is bound to. */
export type Resolved<Table extends TokenTable> = {
  readonly [Name in keyof Table]: Table[Name] extends ServiceIdentifier<infer Bound> ? Bound : never;
};
