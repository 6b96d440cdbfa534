import type { Container, ServiceIdentifier } from 'inversify';
import type { Resolved, TokenTable } from './token';

/**
 * Makes objects whose properties are a container's bindings, by the names of a table. Each name is resolved when it is
 * read, so that a request creates only what it uses.
 */
export const makeResolver = <Table extends TokenTable>(table: Table): ((container: Container) => Resolved<Table>) => {
  const CONTAINER = Symbol('container');
  const prototype = {};
  for (const [name, token] of Object.entries(table)) {
    Object.defineProperty(prototype, name, {
      enumerable: true,
      get(this: { readonly [CONTAINER]: Container }) {
        return this[CONTAINER].get(token);
      },
    });
  }
  return (container) => Object.create(prototype, { [CONTAINER]: { value: container } }) as Resolved<Table>;
};

type AnyFunction = (...input: ReadonlyArray<never>) => unknown;

/** A table whose tokens are all bound to functions, such as use cases. */
export type FunctionTable = Readonly<Record<string, ServiceIdentifier<AnyFunction>>>;

/**
 * Returns the functions of a table. Each is resolved when it is called, because rendering a page builds view models
 * with many use cases and runs none of them.
 */
export const resolveWhenCalled = <Table extends FunctionTable>(container: Container, table: Table): Resolved<Table> => {
  const functions = Object.entries(table).map(([name, token]): [string, AnyFunction] => [
    name,
    (...input) => container.get(token)(...input),
  ]);
  return Object.fromEntries(functions) as Resolved<Table>;
};
