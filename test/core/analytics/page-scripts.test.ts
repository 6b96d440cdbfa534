import { scriptsOf, type ScriptSettings } from '../../../core/analytics/page-scripts';

const SETTINGS: Required<ScriptSettings> = {
  'tag-manager': 'https://tags.example/gtm.js?id=1',
  'click-tracking': 'https://clicks.example/c.js',
  curalate: 'https://curalate.example/c.js',
  'search-beacon': 'https://beacon.example/b.js',
  encryption: '/wcsstore/PetcoSAS/javascript/encrypt.min.js',
};

const namesOn = (page: string, path = '/shop/en/petcostore'): ReadonlyArray<string> =>
  scriptsOf({ page, path }, SETTINGS).map(({ name }) => name);

const EVERYWHERE = ['tag-manager', 'search-beacon'];

test.each([
  ['home', ['tag-manager', 'click-tracking', 'search-beacon']],
  ['search', ['tag-manager', 'click-tracking', 'search-beacon']],
  ['category', ['tag-manager', 'click-tracking', 'search-beacon']],
  ['product', ['tag-manager', 'click-tracking', 'search-beacon']],
  ['cart', ['tag-manager', 'click-tracking', 'search-beacon']],
  ['brand', ['tag-manager', 'click-tracking', 'curalate', 'search-beacon']],
  ['sign-in', ['tag-manager', 'search-beacon', 'encryption']],
  ['register', ['tag-manager', 'search-beacon', 'encryption']],
  ['password-reset', ['tag-manager', 'search-beacon', 'encryption']],
  ['rewards', EVERYWHERE],
  ['problem', EVERYWHERE],
])('[ANA-02] [FTR-04] the page %s needs %j', (page, names) => {
  expect(namesOn(page)).toEqual(names);
});

test.each([
  ['/shop/en/petcostore/s/dog-training', true],
  ['/shop/en/petcostore/s/dog-grooming', true],
  ['/shop/en/petcostore/s/dog-grooming/', true],
  ['/shop/en/petcostore/s/dog-training-class', false],
  ['/shop/en/petcostore/s/cat-grooming', false],
  ['/help', false],
])('[ANA-02] curalate on the content page %s: %s', (path, has) => {
  expect(namesOn('content', path).includes('curalate')).toBe(has);
});

test.each(['sign-in-link', 'mail-preferences', 'notify'])(
  '[ANA-01] the page %s, whose address has a token, loads no script of others',
  (page) => {
    expect(namesOn(page)).toEqual([]);
  },
);

test('[ANA-02] a missing page needs none of its scripts', () => {
  expect(namesOn('problem', '/shop/en/petcostore/s/dog-training')).toEqual(EVERYWHERE);
});

test('[ANA-02] no page needs a script without an address', () => {
  expect(scriptsOf({ page: 'brand', path: '/' }, {})).toEqual([]);
  const { curalate } = SETTINGS;
  expect(scriptsOf({ page: 'brand', path: '/' }, { curalate })).toEqual([
    { name: 'curalate', src: curalate, needsConsent: true, when: 'idle', timeoutMs: 10_000 },
  ]);
});

test('[ANA-01] [FTR-04] all scripts but the encryption need consent, and the search beacon waits for the footer', () => {
  const scripts = [
    ...scriptsOf({ page: 'brand', path: '/' }, SETTINGS),
    ...scriptsOf({ page: 'register', path: '/' }, SETTINGS),
  ];
  const facts = new Map(scripts.map(({ name, needsConsent, when }) => [name, [needsConsent, when]]));
  expect(Object.fromEntries(facts)).toEqual({
    'tag-manager': [true, 'idle'],
    'click-tracking': [true, 'idle'],
    curalate: [true, 'idle'],
    'search-beacon': [true, 'footer-seen'],
    encryption: [false, 'idle'],
  });
});

test('[ANA-02] [ORD-04] a page with a token in its address needs none, since every script could read it', () => {
  expect(scriptsOf({ page: 'order', path: '/shop/TrackOrderStatus', hasSecret: true }, SETTINGS)).toEqual([]);
  expect(namesOn('order', '/shop/OrderDetail')).toEqual(EVERYWHERE);
});
