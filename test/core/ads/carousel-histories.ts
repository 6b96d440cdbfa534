import fc from 'fast-check';
import {
  makeCarousel,
  nextCarousel,
  type CarouselEvent,
  type CarouselHold,
  type CarouselOptions,
  type CarouselState,
} from '../../../core/ads/carousel';

/** The state of a carousel after these events. */
export const after = (state: CarouselState, ...events: ReadonlyArray<CarouselEvent>): CarouselState =>
  events.reduce(nextCarousel, state);
/** Index among five items. */
export const of = (options: Partial<CarouselOptions> = {}): CarouselState => makeCarousel({ count: 5, ...options });

export const NEXT = { kind: 'next' } as const;
export const PREVIOUS = { kind: 'previous' } as const;
export const TICK = { kind: 'tick' } as const;
export const PLAY = { kind: 'play-pressed' } as const;
export const DRAG = { kind: 'dragged', way: 10 } as const;
export const hold = (by: CarouselHold): CarouselEvent => ({ kind: 'held', by, isHeld: true });
export const release = (by: CarouselHold): CarouselEvent => ({ kind: 'held', by, isHeld: false });
export const page = (number: number): CarouselEvent => ({ kind: 'go-to-page', page: number });
export const drop = (way: number, size = 200): CarouselEvent => ({ kind: 'dropped', way, size });

const holds = fc.constantFrom<CarouselHold>('hover', 'focus', 'hidden', 'away');
/** Pixels. */
export const way = fc.double({ min: -3000, max: 3000, noNaN: true });
const events: fc.Arbitrary<CarouselEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('next', 'previous', 'tick', 'play-pressed', 'tilt-ended') }),
  fc.record({ kind: fc.constant('go-to-page' as const), page: fc.oneof(fc.integer(), fc.double()) }),
  fc.record({ kind: fc.constant('dragged' as const), way }),
  fc.record({ kind: fc.constant('dropped' as const), way: fc.double(), size: fc.double() }),
  fc.record({ kind: fc.constant('held' as const), by: holds, isHeld: fc.boolean() }),
  fc.record({ kind: fc.constant('stilled' as const), isStill: fc.boolean() }),
  fc.record({ kind: fc.constant('resized' as const), shown: fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double()) }),
  fc.record({
    kind: fc.constant('items-changed' as const),
    count: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double({ max: 1000 })),
  }),
);
/** Valid and invalid values. */
export const options: fc.Arbitrary<CarouselOptions> = fc.record({
  count: fc.integer({ min: -1, max: 20 }),
  shown: fc.integer({ min: -1, max: 6 }),
  scroll: fc.integer({ min: -1, max: 6 }),
  index: fc.oneof(fc.integer(), fc.double()),
  autoplay: fc.boolean(),
  tilt: fc.boolean(),
  isStill: fc.boolean(),
});
/** Every reachable state with the next event. */
export const histories = fc.tuple(options, fc.array(events, { maxLength: 40 }), events);
