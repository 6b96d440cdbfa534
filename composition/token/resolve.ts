import type { ServiceIdentifier } from 'inversify';
import type { Services } from './services';
import type { Resolved, TokenTable } from './token';

/**
 * Makes objects whose properties are the values bound to tokens, by the names of a table. Each name is resolved when it is
 * read, so that a request creates only what it uses.
 */
export const makeResolver = <Table extends TokenTable>(table: Table): ((services: Services) => Resolved<Table>) => {
  const SERVICES = Symbol('services');
  const prototype = {};
  for (const [name, token] of Object.entries(table)) {
    Object.defineProperty(prototype, name, {
      enumerable: true,
      get(this: { readonly [SERVICES]: Services }) {
        return this[SERVICES].get(token);
      },
    });
  }
  return (services) => Object.create(prototype, { [SERVICES]: { value: services } }) as Resolved<Table>;
};

type AnyFunction = (...input: ReadonlyArray<never>) => unknown;

/** A table whose tokens are all bound to functions, such as use cases. */
export type FunctionTable = Readonly<Record<string, ServiceIdentifier<AnyFunction>>>;

/**
 * Returns the functions of a table. Each is resolved when it is called, because rendering a page builds view models
 * with many use cases and runs none of them.
 */
export const resolveWhenCalled = <Table extends FunctionTable>(services: Services, table: Table): Resolved<Table> => {
  const functions = Object.entries(table).map(([name, token]): [string, AnyFunction] => [
    name,
    (...input) => services.get(token)(...input),
  ]);
  return Object.fromEntries(functions) as Resolved<Table>;
};
