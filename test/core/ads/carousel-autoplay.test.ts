import fc from 'fast-check';
import { isAtEnd, isPlayable, lastIndex, makeCarousel, nextCarousel, plays, runs } from '../../../core/ads/carousel';
import { after, DRAG, drop, histories, hold, NEXT, of, page, PLAY, release, TICK } from './carousel-histories';

describe('playing', () => {
  const playing = of({ autoplay: true, shown: 2, scroll: 2 });

  test('[CAR-02] advances step by step and stops at the last item', () => {
    const once = after(playing, TICK);
    expect(once).toMatchObject({ index: 2, movedBy: 'autoplay' });
    expect(runs(once)).toBe(true);
    const twice = after(once, TICK);
    expect(twice.index).toBe(3);
    expect(runs(twice)).toBe(false);
    // Items that are added later do not restart it.
    expect(runs(after(twice, { kind: 'items-changed', count: 9 }))).toBe(false);
  });

  test('[CAR-02] advances on a tick only while playing, by the scroll step and never past the last item', () => {
    fc.assert(
      fc.property(histories, ([made, before]) => {
        const state = after(makeCarousel(made), ...before);
        const { index } = nextCarousel(state, TICK);
        expect(index).toBe(runs(state) ? Math.min(state.index + state.scroll, lastIndex(state)) : state.index);
        if (isAtEnd(state) || state.isStill || !made.autoplay) expect(runs(state)).toBe(false);
      }),
    );
  });

  test.each(['hover', 'focus', 'hidden', 'away'] as const)('[CAR-02] %s pauses playing until it ends', (by) => {
    expect(runs(after(playing, hold(by)))).toBe(false);
    expect(plays(after(playing, hold(by)))).toBe(true);
    expect(after(playing, hold(by), TICK).index).toBe(0);
    expect(runs(after(playing, hold(by), hold(by), release(by)))).toBe(true);
  });

  test('[CAR-02] stays paused while one of two reasons remains', () => {
    expect(runs(after(playing, hold('hover'), hold('focus'), release('hover')))).toBe(false);
  });

  test('[CAR-02] pauses during a drag and resumes when the drag moved nothing', () => {
    expect(runs(after(playing, DRAG))).toBe(false);
    expect(runs(after(playing, DRAG, drop(0)))).toBe(true);
  });

  test.each([
    ['an arrow', [NEXT]],
    ['a page', [page(1)]],
    ['a swipe', [DRAG, drop(-100)]],
  ])('[CAR-02] %s stops playing', (_, moves) => {
    expect(plays(after(playing, ...moves))).toBe(false);
    expect(after(playing, ...moves).movedBy).toBe('person');
  });

  test('[CAR-02] never plays with reduced motion, and hides the button then', () => {
    const still = after(playing, { kind: 'stilled', isStill: true });
    expect(runs(still)).toBe(false);
    expect(isPlayable(still)).toBe(false);
    expect(runs(after(still, PLAY))).toBe(false);
    expect(runs(after(still, { kind: 'stilled', isStill: false }))).toBe(true);
  });

  test('[CAR-02] stops and resumes by the button, also while the pointer and the focus are on it', () => {
    const paused = after(playing, hold('hover'), hold('focus'), PLAY);
    expect(plays(paused)).toBe(false);
    expect(runs(after(paused, PLAY))).toBe(true);
    expect(runs(after(paused, PLAY, hold('focus')))).toBe(false);
    expect(runs(after(paused, hold('hidden'), PLAY))).toBe(false);
  });

  test('[CAR-02] restarts from the beginning when played at the end', () => {
    const over = after(playing, TICK, TICK);
    expect(after(over, PLAY)).toMatchObject({ index: 0, movedBy: 'person' });
    expect(runs(after(over, PLAY))).toBe(true);
  });

  test('[CAR-02] cannot play when all items are visible', () => {
    const all = of({ autoplay: true, shown: 5 });
    expect(isPlayable(all)).toBe(false);
    expect(after(all, PLAY)).toBe(all);
    expect(isPlayable(of())).toBe(false);
  });
});
