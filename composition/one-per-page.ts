import type { Supplies } from './supplies';
import { ChromeTokens } from './tokens/chrome-tokens';

/** Something that there is once around a page, made when it is first needed. */
export const onePerPage = <A>(make: (supplies: Supplies) => A): ((supplies: Supplies) => A) => {
  const made = new WeakMap<object, A>();
  return (supplies) => {
    const page = supplies.get(ChromeTokens.chrome);
    const known = made.get(page);
    if (known !== undefined) return known;
    const thing = make(supplies);
    made.set(page, thing);
    return thing;
  };
};
