import fc from 'fast-check';
import { US_MAP } from '../../../core/stores/finding/us-map';
import {
  centreOf,
  dotsPath,
  moved,
  nearestOf,
  pointsOfDots,
  revealed,
  scaleBar,
  viewAround,
  WHOLE_MAP,
  zoomed,
  type MapView,
} from '../../../ui/stores/map/map-view';

const points = fc.array(
  fc.record({ x: fc.double({ min: 0, max: 975, noNaN: true }), y: fc.double({ min: 0, max: 610, noNaN: true }) }),
  { minLength: 1, maxLength: 60 },
);

test('[STO-09] the view contains every point with a margin and is no wider than necessary', () => {
  fc.assert(
    fc.property(points, (some) => {
      const view = viewAround(some);
      expect(
        some.every(({ x, y }) => x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height),
      ).toBe(true);
      expect(view.width / view.height).toBeCloseTo(6 / 5, 1);
      expect(view.width).toBeGreaterThanOrEqual(20);
    }),
  );
});

test('[STO-09] shows the whole map without a point', () => {
  expect(viewAround([])).toEqual(WHOLE_MAP);
});

test('[STO-09] zooming in and out keeps the centre within limits', () => {
  const view = viewAround([
    { x: 100, y: 400 },
    { x: 140, y: 420 },
  ]);
  const closer = zoomed(view, 0.5);
  expect(closer.width).toBeCloseTo(view.width / 2, 1);
  expect(centreOf(closer).x).toBeCloseTo(centreOf(view).x, 1);
  expect(zoomed(closer, 2).width).toBeCloseTo(view.width, 1);
  expect(zoomed(view, 1e-9).width).toBeGreaterThan(1);
  expect(zoomed(view, 1e9).width).toBe(US_MAP.width);
});

test('[STO-09] moving keeps the centre of the view on the map', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999, max: 9_999 }), fc.integer({ min: -9_999, max: 9_999 }), (right, down) => {
      const { x, y } = centreOf(moved(viewAround([{ x: 500, y: 300 }]), right, down));
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x).toBeLessThanOrEqual(US_MAP.width + 0.01);
      expect(y).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeLessThanOrEqual(US_MAP.height + 0.01);
    }),
  );
});

const somewhere = fc.record({ x: fc.integer({ min: 0, max: 975 }), y: fc.integer({ min: 0, max: 610 }) });
const shows = ({ x, y, width, height }: MapView, point: { readonly x: number; readonly y: number }): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

test('[STO-09] repeated zooming towards a place keeps it in view', () => {
  fc.assert(
    fc.property(points, somewhere, fc.integer({ min: 1, max: 8 }), (some, place, times) => {
      let view = viewAround(some);
      for (let count = 0; count < times; count += 1) {
        view = zoomed(view, 0.5, place);
        expect(shows(view, place)).toBe(true);
      }
    }),
  );
});

test('[STO-09] moves a place out of view inside at the same width; one in view moves nothing', () => {
  fc.assert(
    fc.property(somewhere, somewhere, (from, to) => {
      const view = viewAround([from]);
      const now = revealed(view, to);
      expect(shows(now, to)).toBe(true);
      expect(now.width).toBe(view.width);
      expect(Math.min(to.x - now.x, now.x + now.width - to.x)).toBeGreaterThan(now.width * 0.11);
      expect(Math.min(to.y - now.y, now.y + now.height - to.y)).toBeGreaterThan(now.height * 0.11);
      expect(revealed(view, from)).toBe(view);
    }),
  );
});

test('[STO-09] no other place is nearer than the nearest', () => {
  fc.assert(
    fc.property(points, somewhere, (some, { x, y }) => {
      const away = (point: { readonly x: number; readonly y: number } | undefined): number =>
        point === undefined ? NaN : Math.hypot(point.x - x, point.y - y);
      expect(away(nearestOf(some, { x, y }))).toBe(Math.min(...some.map(away)));
    }),
  );
  expect(nearestOf([], { x: 1, y: 2 })).toBeUndefined();
});

test('[STO-09] the dots of a path are at the stores', () => {
  fc.assert(
    fc.property(fc.array(somewhere), (some) => {
      expect(pointsOfDots(dotsPath(some))).toEqual(some);
    }),
  );
});

test.each([
  ['a country', WHOLE_MAP, 500],
  ['a city', viewAround([{ x: 100, y: 400 }]), 10],
  ['Anchorage, drawn at a third of the scale', viewAround([{ x: 112, y: 544 }]), 20],
])('[STO-09] the scale bar shows a round distance for %s', (_name, view, miles) => {
  const bar = scaleBar(view);
  expect(bar.miles).toBe(miles);
  expect(bar.length).toBeLessThanOrEqual(view.width * 0.26);
});
