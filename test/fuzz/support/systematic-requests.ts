import { methodOf, type Seed } from '../seeds/seed';
import { HEADER_VALUES, MAX_HEADER_LENGTH, LONG_FIELDS, READ_HEADERS, TEXTS, TOO_LONG, VALUES } from './hostile-values';
import {
  edited,
  IN_ADDRESS,
  METHODS,
  placesIn,
  requestOf,
  wellFormed,
  type Change,
  type GeneratedRequest,
} from './generate-requests';

/** Requests are made while they are sent: the long ones would fill the memory otherwise. */
export type Requests = Generator<GeneratedRequest>;

const valueAt = (value: unknown, place: ReadonlyArray<string>): unknown =>
  place.reduce<unknown>((inner, key) => new Map(Object.entries(inner ?? {})).get(key), value);

/** What stands in a field of a form. */
const FORM_VALUES: ReadonlyArray<() => string> = [...TEXTS.map((text) => () => text), ...LONG_FIELDS];

/**
 * Each field of each body, replaced by each value of the wrong kind; fields of forms, and texts in JSON, by hostile and by
 * long texts, too. One text of each body is longer than a body may be. With `formShare` n, the values of forms take turns:
 * each field gets every nth, and the next field the ones after these. A form is answered with a page, which takes long.
 */
export function* replaceEachField(seeds: ReadonlyArray<Seed>, formShare = 1): Requests {
  let turn = 0;
  for (const seed of seeds) {
    const fields = Object.keys(seed.form ?? {});
    for (const name of fields) {
      turn += 1;
      const values = FORM_VALUES.filter((_, index) => index % formShare === turn % formShare);
      for (const make of values) yield requestOf(seed, [inForm(name, make())]);
    }
    const places = seed.json === undefined ? [] : placesIn(seed.json);
    const texts = places.filter((place) => typeof valueAt(seed.json, place) === 'string');
    for (const place of places) {
      for (const make of VALUES) yield requestOf(seed, [inJson(place, make())]);
    }
    for (const place of texts) {
      for (const make of LONG_FIELDS) yield requestOf(seed, [inJson(place, make())]);
    }
    for (const name of fields.slice(0, 1)) yield requestOf(seed, [inForm(name, TOO_LONG())]);
    for (const place of texts.slice(0, 1)) yield requestOf(seed, [inJson(place, TOO_LONG())]);
  }
}

const inForm =
  (name: string, text: string): Change =>
  (draft) => {
    draft.form?.set(name, wellFormed(text));
    draft.changes.push(`replace ${name}`);
  };

const inJson =
  (place: ReadonlyArray<string>, by: unknown): Change =>
  (draft) => {
    draft.json = edited(draft.json, place, 'replace', by);
    draft.changes.push(`replace ${place.join('.') || 'body'}`);
  };

/** What stands in an address for a field of the query, instead of `name=value`. */
const QUERY_VALUES: ReadonlyArray<(name: string) => string> = [
  (name) => name,
  (name) => `${name}=`,
  (name) => `${name}=a&${name}=b`,
  (name) => `${name}[]=a&${name}[]=b`,
  (name) => `${name}[a][b]=1`,
  (name) => `${name}[__proto__][x]=1`,
  (name) => `${name}=__proto__`,
  (name) => `${name}=toString`,
  (name) => `${name}=-1`,
  (name) => `${name}=1e309`,
  (name) => `${name}=${'9'.repeat(400)}`,
  // Half a character, as UTF-8 that no encoder makes; and what is not an encoding at all.
  (name) => `${name}=%ed%a0%80`,
  (name) => `${name}=%zz%`,
  (name) => `${name}=%00`,
  (name) => `${name}=${'x'.repeat(IN_ADDRESS)}`,
  (name) => `${name}=${'%F0%9F%90%95'.repeat(IN_ADDRESS / 12)}`,
];

/** Each field of each query, replaced by each value of the wrong kind. */
export function* replaceEachQueryField(seeds: ReadonlyArray<Seed>): Requests {
  for (const seed of seeds) {
    const [path = '', query = ''] = seed.path.split(/\?(.*)/s, 2);
    const pairs = query === '' ? [] : query.split('&');
    for (const [index, pair] of pairs.entries()) {
      const name = pair.split('=', 1)[0] ?? '';
      for (const make of QUERY_VALUES) {
        const changed = pairs.toSpliced(index, 1, make(name)).join('&');
        yield requestOf(seed, [
          (draft) => {
            draft.path = `${path}?${changed}`;
            draft.changes.push(`replace ${name} in the query`);
          },
        ]);
      }
    }
  }
}

/** The first seed of each route and path. */
const oneForEachRoute = (seeds: ReadonlyArray<Seed>): ReadonlyArray<Seed> => [
  ...new Map(seeds.map((seed) => [seed.route, seed])).values(),
];

const withHeaders =
  (headers: Readonly<Record<string, string | ReadonlyArray<string>>>): Change =>
  (draft) => {
    Object.assign(draft.headers, headers);
    draft.changes.push(`headers ${Object.keys(headers).join(', ')}`);
  };

/**
 * Each header that servers read, with each value of the wrong kind, on each route. Headers that can have a request refused
 * before its route reads it are sent one at a time; the others all at once on every seed, and each as long as it may be.
 */
export function* replaceEachHeader(seeds: ReadonlyArray<Seed>): Requests {
  const { deciding, others } = READ_HEADERS;
  for (const seed of oneForEachRoute(seeds)) {
    for (const name of deciding) {
      for (const value of HEADER_VALUES) yield requestOf(seed, [withHeaders({ [name]: value(MAX_HEADER_LENGTH) })]);
    }
    for (const name of others) yield requestOf(seed, [withHeaders({ [name]: 'x'.repeat(MAX_HEADER_LENGTH) })]);
  }
  const share = Math.floor(MAX_HEADER_LENGTH / others.length);
  for (const seed of seeds) {
    for (const value of HEADER_VALUES) {
      yield requestOf(seed, [withHeaders(Object.fromEntries(others.map((name) => [name, value(share)])))]);
    }
  }
}

/** Each route asked with each method that is not its own. */
export function* tryEachMethod(seeds: ReadonlyArray<Seed>): Requests {
  for (const seed of oneForEachRoute(seeds)) {
    for (const method of METHODS.filter((other) => other !== methodOf(seed))) {
      yield requestOf(seed, [
        (draft) => {
          draft.method = method;
          draft.changes.push(`as ${method}`);
        },
      ]);
    }
  }
}
