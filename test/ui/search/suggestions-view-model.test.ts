import type { SuggestionOption } from '../../../ui/search/suggestion-sections';
import { searchWorld } from './search-world';

/** The box has the focus and the text, and its suggestions have arrived. */
const typing = async (text: string) => {
  const world = searchWorld();
  const stop = world.model.start();
  world.model.focus();
  world.box.typeSearch(text);
  await world.after(300);
  const option = (kind: SuggestionOption['kind'], place = 0): SuggestionOption => {
    const found = world.model.options.filter((one) => one.kind === kind)[place];
    if (found === undefined) throw new Error(`no ${kind}`);
    return found;
  };
  return { ...world, stop, option };
};

test('[SRC-02] opens on focus and reports it; closing is reported too', async () => {
  const { model, tracker } = await typing('dog');
  expect(model.isOpen).toBe(true);
  model.close();
  expect(model.isOpen).toBe(false);
  expect(tracker.recordedEvents().map(({ kind }) => kind)).toEqual(['search-focused', 'preview-open', 'preview-close']);
});

test('[SRC-02] does not report opening when it is already open', async () => {
  const { model, tracker } = await typing('dog');
  model.open();
  expect(tracker.recordedEventsOf('preview-open')).toHaveLength(1);
});

test('[HDR-04] closes when another panel of the header opens', async () => {
  const { model, panels, tracker } = await typing('dog');
  panels.open('cart');
  expect(model.isOpen).toBe(false);
  expect(model.options).toEqual([]);
  expect(tracker.recordedEventsOf('preview-close')).toHaveLength(1);
});

test('[SRC-03] requests suggestions for text typed before the panel loaded', async () => {
  const { model, box, after } = searchWorld();
  box.typeSearch('dog');
  model.open();
  model.start();
  await after(300);
  expect(model.term).toBe('dog');
  expect(model.options).toHaveLength(6);
});

test('[SRC-03] shows nothing of the older term while a newer one loads', async () => {
  const { model, box } = await typing('dog');
  model.highlight(2);
  box.typeSearch('dogs');
  expect(model.isLoading).toBe(true);
  expect(model.options).toEqual([]);
  expect(model.highlighted).toBe(-1);
});

test('[SRC-12] removes the highlight when the panel closes', async () => {
  const { model } = await typing('dog');
  model.highlight(1);
  expect(model.highlighted).toBe(1);
  model.close();
  expect(model.highlighted).toBe(-1);
});

test.each([
  ['phrase', '/shop/en/petcostore/search?query=dog%20food', 'Search Suggestions', 'dog food'],
  ['brand', '/shop/en/petcostore/brand/goodpaw', 'Brands', 'Goodpaw'],
  ['category', '/shop/en/petcostore/category/dog/dog-toys', 'Categories', 'Dog Toys'],
  ['product', '/shop/en/petcostore/product/goodpaw-dog-food', 'Products', 'Goodpaw Chicken Dog Food'],
] as const)('[SRC-12] follows and reports a %s chosen by the keyboard', async (kind, url, section, text) => {
  const { model, option, history, tracker } = await typing('dog');
  model.follow(option(kind));
  expect(history.navigatedTo).toBe(url);
  expect(model.isOpen).toBe(false);
  expect(tracker.recordedEventsOf('suggestion-chosen')).toMatchObject([
    { section, text, typed: 'dog', resultId: 'fake-result' },
  ]);
});

test('[SRC-10] stores a chosen product with the number of results and the term', async () => {
  const { model, option, chosen, tracker } = await typing(' dog!');
  model.take(option('product', 1));
  expect(chosen.all).toEqual([{ count: 2, term: 'dog', sku: 'SKU-2' }]);
  expect(tracker.recordedEventsOf('suggestion-chosen')).toMatchObject([
    { item: { id: '22010', name: 'Chew Ring', variationId: 'SKU-2' } },
  ]);
});

test('[SRC-10] stores only products', async () => {
  const { model, option, chosen } = await typing('dog');
  for (const kind of ['phrase', 'brand', 'category'] as const) model.take(option(kind));
  expect(chosen.all).toEqual([]);
});

test('[SRC-02] submitting closes the panel and reports the term', async () => {
  const { model, tracker } = await typing(' <dog>');
  model.submit();
  expect(model.isOpen).toBe(false);
  expect(tracker.recordedEventsOf('search-submitted')).toEqual([
    { kind: 'search-submitted', term: 'dog', typed: 'dog' },
  ]);
});

test('[SRC-01] ignores an empty submission', async () => {
  const { model, tracker } = await typing(' %$ ');
  model.submit();
  expect(tracker.recordedEventsOf('search-submitted')).toEqual([]);
});

describe('[SRC-05] recent searches', () => {
  const withRecent = async () => {
    const world = searchWorld();
    for (const term of ['bird', 'cat', 'dog']) world.recent.remember(term)();
    world.model.start();
    world.model.focus();
    await world.after(0);
    return world;
  };

  test('are shown above trends in an empty box', async () => {
    const { model } = await withRecent();
    expect(model.sections.map(({ label }) => label)).toEqual([
      'Recent searches',
      'Trending categories',
      'Trending brands',
    ]);
    expect(model.announcement).toBe('3 recent searches, Delete removes one. 2 suggestions');
  });

  test('are removed individually while the panel stays open', async () => {
    const { model, recent } = await withRecent();
    model.highlight(0);
    model.forget('dog');
    expect(recent.list()).toEqual(['cat', 'bird']);
    expect(model.options[0]).toMatchObject({ kind: 'recent', text: 'cat' });
    expect(model.highlighted).toBe(0);
    expect(model.isOpen).toBe(true);
  });

  test('are all removed while the panel stays open', async () => {
    const { model, recent, history } = await withRecent();
    model.follow({ kind: 'clear-recent', text: 'Clear all' });
    expect(recent.list()).toEqual([]);
    expect(model.sections.map(({ id }) => id)).toEqual(['trending', 'brands']);
    expect(model.isOpen).toBe(true);
    expect(history.navigatedTo).toBeUndefined();
  });

  test('can be searched again', async () => {
    const { model, recent, history, tracker } = await withRecent();
    const [, second] = model.options;
    if (second === undefined) throw new Error('no second one');
    model.follow(second);
    expect(history.navigatedTo).toBe('/shop/en/petcostore/search?query=cat');
    expect(recent.list()).toEqual(['cat', 'dog', 'bird']);
    expect(tracker.recordedEventsOf('search-submitted')).toMatchObject([{ term: 'cat' }]);
  });
});

test('[SRC-03] makes no more requests after it has stopped', async () => {
  const { stop, box, source, after } = await typing('dog');
  stop();
  box.typeSearch('cat');
  await after(1_000);
  expect(source.requestedTerms).not.toContain('cat');
});
