import type * as Mobx from 'mobx';

/*
 * MobX for the server's bundle, without observation. A page is rendered once on the server and its view models never
 * change, so that nothing has to be observed: fields stay fields, getters stay getters, and methods are bound to their
 * object. The bundler puts this file in the place of `mobx` in the server's build only (composition/build/
 * backend-resolver.cjs). A function of MobX that is not here fails the build.
 */

interface Options {
  readonly autoBind?: boolean;
}

/** Binds the methods of the object's class if `autoBind` is set, and changes nothing else. */
export const makeAutoObservable = <T extends object>(target: T, _annotations?: object, options: Options = {}): T => {
  const prototype: object = Object.getPrototypeOf(target);
  if (options.autoBind !== true || prototype === Object.prototype) return target;
  for (const [name, method] of methodsOf(prototype)) {
    Object.defineProperty(target, name, { value: method.bind(target), configurable: true, writable: true });
  }
  return target;
};

type Method = (...input: ReadonlyArray<never>) => unknown;
type Methods = ReadonlyArray<readonly [string, Method]>;

/** The methods of each class, which are found once. */
const known = new WeakMap<object, Methods>();

const methodsOf = (prototype: object): Methods => {
  const found = known.get(prototype) ?? findMethods(prototype);
  known.set(prototype, found);
  return found;
};

const findMethods = (prototype: object): Methods =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    name !== 'constructor' && isMethod(value) ? [[name, value] as const] : [],
  );

const isMethod = (value: unknown): value is Method => typeof value === 'function';

/** Runs the function at each `get`. */
export const computed = <T>(compute: () => T): Pick<Mobx.IComputedValue<T>, 'get'> => ({ get: compute });

/** Runs the change at once. */
export const runInAction = <T>(change: () => T): T => change();

/** Observes nothing, because nothing changes. */
export const reaction = (): (() => void) => () => undefined;
