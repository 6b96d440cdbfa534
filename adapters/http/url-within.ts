/** Query parameters; a list is repeated, undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | ReadonlyArray<string | number> | undefined>>;

/**
 * Returns the address below a base URL. Throws RangeError when the path leads out of the base, which is a bug of the
 * caller: input must never choose another host or another part of a service.
 */
export const urlWithin = (baseUrl: string, path: string, query: Query = {}): URL => {
  const url = new URL(baseUrl);
  const root = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  const [pathname = '', ...search] = path.split('?');
  url.pathname = root + pathname.replace(/^\/+/, '');
  if (!url.pathname.startsWith(root)) throw new RangeError(`The path leads out of ${baseUrl}.`);
  url.search = search.join('?');
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) url.searchParams.append(name, String(one));
  }
  return url;
};
