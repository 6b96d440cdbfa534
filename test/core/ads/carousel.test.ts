import fc from 'fast-check';
import {
  BANNER_SHOWN_AT,
  CATAPULT_SHOWN_AT,
  dragOffset,
  isAtEnd,
  isAtStart,
  isShown,
  lastIndex,
  makeCarousel,
  nextCarousel,
  pageCount,
  pageOf,
  plays,
  shownWhere,
  TILT_PX,
  type CarouselState,
} from '../../../core/ads/carousel';
import { after, DRAG, drop, histories, NEXT, of, options, page, PREVIOUS, way } from './carousel-histories';

const isSound = (state: CarouselState): void => {
  expect(Number.isInteger(state.index)).toBe(true);
  expect(state.index).toBeGreaterThanOrEqual(0);
  expect(state.index).toBeLessThanOrEqual(Math.max(0, state.count - state.shown));
  expect(state.count).toBeGreaterThanOrEqual(0);
  expect(state.shown).toBeGreaterThanOrEqual(1);
  expect(state.scroll).toBeGreaterThanOrEqual(1);
};

describe('moving', () => {
  test('[CAR-01] in every history, the first shown item stays between the first and the last possible position', () => {
    fc.assert(
      fc.property(histories, ([made, before, event]) => {
        const state = after(makeCarousel(made), ...before);
        isSound(state);
        isSound(nextCarousel(state, event));
      }),
      { numRuns: 1000 },
    );
  });

  test('[CAR-01] moves by the scroll step on an arrow, and disables an arrow exactly where it cannot move', () => {
    fc.assert(
      fc.property(histories, ([made, before]) => {
        const state = after(makeCarousel(made), ...before);
        const next = nextCarousel(state, NEXT).index;
        const previous = nextCarousel(state, PREVIOUS).index;
        expect(next).toBe(Math.min(state.index + state.scroll, lastIndex(state)));
        expect(previous).toBe(Math.max(state.index - state.scroll, 0));
        expect(isAtEnd(state)).toBe(next === state.index);
        expect(isAtStart(state)).toBe(previous === state.index);
      }),
    );
  });

  test('[CAR-02] shows one item, moves by one and does not play by default', () => {
    expect(of()).toMatchObject({ index: 0, shown: 1, scroll: 1 });
    expect(plays(of())).toBe(false);
    expect(after(of(), NEXT).index).toBe(1);
  });

  test('[CAR-01] tilts at the end where the arrow is enabled and motion is allowed', () => {
    expect(after(of({ tilt: true }), PREVIOUS).tilt).toBe('start');
    expect(after(of({ tilt: true, index: 4 }), NEXT).tilt).toBe('end');
    expect(after(of({ tilt: true, index: 4 }), NEXT, { kind: 'tilt-ended' }).tilt).toBeUndefined();
    expect(after(of({ tilt: true, index: 4 }), NEXT, PREVIOUS)).toMatchObject({ tilt: undefined, index: 3 });
    expect(after(of({ tilt: true, index: 3 }), NEXT).tilt).toBeUndefined();
    expect(after(of({ index: 4 }), NEXT).tilt).toBeUndefined();
    expect(after(of({ tilt: true, isStill: true, index: 4 }), NEXT).tilt).toBeUndefined();
    expect(after(of({ tilt: true }), page(0)).tilt).toBeUndefined();
  });

  test('[CAR-01] keeps the first shown item when the number of items changes, within the new bounds', () => {
    const middle = of({ shown: 1, index: 2 });
    expect(after(middle, { kind: 'resized', shown: 3 })).toMatchObject({ index: 2, shown: 3 });
    expect(after(middle, { kind: 'resized', shown: 4 })).toMatchObject({ index: 1, shown: 4 });
    expect(after(middle, { kind: 'items-changed', count: 9 })).toMatchObject({ index: 2, count: 9 });
    expect(after(middle, { kind: 'items-changed', count: 2 })).toMatchObject({ index: 1, count: 2 });
    expect(after(middle, { kind: 'items-changed', count: 0 })).toMatchObject({ index: 0, count: 0 });
  });

  test('[CAR-01] shows the requested number of items from the first one', () => {
    const state = of({ shown: 2, index: 1 });
    expect([0, 1, 2, 3, 4].filter((item) => isShown(state, item))).toEqual([1, 2]);
  });
});

describe('pages', () => {
  test.each([
    [5, 1, 5],
    [5, 2, 3],
    [6, 3, 2],
    [2, 3, 1],
    [0, 3, 0],
  ])('[CAR-04] %i items with %i shown make %i pages', (count, shown, pages) => {
    expect(pageCount(of({ count, shown }))).toBe(pages);
  });

  test('[CAR-04] navigates to every page and shows it as the current one', () => {
    fc.assert(
      fc.property(options, fc.nat(), (made, number) => {
        const state = makeCarousel(made);
        const pages = pageCount(state);
        fc.pre(pages > 0);
        expect(pageOf(nextCarousel(state, page(number % pages)))).toBe(number % pages);
      }),
    );
  });

  test('[CAR-04] has one current page when the number of shown items is infinite', () => {
    const state = after(
      makeCarousel({ count: 3 }),
      { kind: 'resized', shown: Number.POSITIVE_INFINITY },
      { kind: 'go-to-page', page: 0 },
    );
    expect([pageOf(state), pageCount(state), state.index]).toEqual([0, 1, 0]);
  });

  test('[CAR-04] the current page always exists', () => {
    fc.assert(
      fc.property(histories, ([made, before]) => {
        const state = after(makeCarousel(made), ...before);
        expect(pageOf(state)).toBeGreaterThanOrEqual(0);
        expect(pageOf(state)).toBeLessThan(Math.max(1, pageCount(state)));
      }),
    );
  });
});

describe('swiping', () => {
  const middle = of({ index: 2 });

  test.each([
    [40, 2],
    [-40, 2],
    [40.5, 1],
    [-40.5, 3],
    [-310, 4],
    [390, 0],
  ])('[CAR-03] a drag of %d pixels on an item of 200 leads from the third item to index %i', (x, index) => {
    expect(after(middle, DRAG, drop(x))).toMatchObject({ index, drag: undefined });
  });

  test('[CAR-03] counts a step above one fifth of an item, and moves at least by the scroll step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        way,
        fc.double({ min: 10, max: 900, noNaN: true }),
        (scroll, x, width) => {
          const state = of({ count: 100, index: 50, scroll });
          const { index } = after(state, DRAG, drop(x, width));
          const steps = Math.abs(index - state.index);
          if (Math.abs(x) > width / 5) {
            expect(Math.sign(state.index - index)).toBe(Math.sign(x));
            expect(steps).toBeGreaterThanOrEqual(Math.min(scroll, 49));
          } else expect(steps).toBe(0);
        },
      ),
    );
  });

  test('[CAR-03] ignores a drag without a start, a cancelled drag and an item without a size', () => {
    expect(after(middle, drop(-500)).index).toBe(2);
    expect(after(middle, DRAG, drop(0))).toMatchObject({ index: 2, drag: undefined });
    expect(after(middle, DRAG, drop(-500, 0)).index).toBe(2);
  });

  test('[CAR-01] moves the items with the finger, past an end up to the tilt', () => {
    const dragged = (state: CarouselState, way: number): number => dragOffset(after(state, { kind: 'dragged', way }));
    expect(dragged(middle, -300)).toBe(-300);
    expect(dragged(of({ tilt: true }), 300)).toBe(TILT_PX);
    expect(dragged(of({ tilt: true, index: 4 }), -300)).toBe(-TILT_PX);
    expect(dragged(of(), 300)).toBe(0);
    expect(dragged(of(), -300)).toBe(-300);
    expect(dragOffset(middle)).toBe(0);
  });

  test('[CAR-01] tilts after a swipe past the end', () => {
    expect(after(of({ tilt: true, index: 4 }), DRAG, drop(-100))).toMatchObject({ index: 4, tilt: 'end' });
  });
});

describe('widths', () => {
  const shownIn = (shownAt: typeof CATAPULT_SHOWN_AT, width: number): number =>
    shownWhere(shownAt, (from) => width >= from);

  test.each([
    [0, 1],
    [439, 1],
    [440, 2],
    [549, 2],
    [550, 3],
    [767, 3],
    [768, 1],
    [1023, 1],
    [1024, 2],
    [1459, 2],
    [1460, 3],
    [4000, 3],
  ])('[CAR-05] the catapult at %i pixels shows %i items', (width, shown) => {
    expect(shownIn(CATAPULT_SHOWN_AT, width)).toBe(shown);
  });

  test.each([
    [439, 1],
    [440, 2],
    [767, 2],
    [768, 3],
    [1200, 3],
    [1439, 3],
    [1440, 4],
  ])('[CAR-05] banners in a row at %i pixels show %i items', (width, shown) => {
    expect(shownIn(BANNER_SHOWN_AT, width)).toBe(shown);
  });
});
