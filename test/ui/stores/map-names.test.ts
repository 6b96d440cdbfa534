import fc from 'fast-check';
import {
  holds,
  markerRectangle,
  overlap,
  pixelsAUnit,
  placeNames,
  rectangleOf,
  seen,
} from '../../../ui/stores/map/map-names';
import { viewAround } from '../../../ui/stores/map/map-view';

const view = viewAround([
  { x: 100, y: 400 },
  { x: 140, y: 420 },
]);
const near = { x: fc.double({ min: 60, max: 180, noNaN: true }), y: fc.double({ min: 370, max: 450, noNaN: true }) };
const names = fc.array(
  fc.record({
    ...near,
    name: fc.string({ minLength: 1, maxLength: 14 }),
    stores: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 40 },
);
const markers = fc.array(fc.record({ ...near, isDot: fc.boolean() }), { maxLength: 12 });
const size = fc.record({ width: fc.integer({ min: 200, max: 900 }), height: fc.integer({ min: 150, max: 700 }) });

test('[STO-09] draws every name completely, under no marker and over no other name', () => {
  fc.assert(
    fc.property(names, markers, size, (some, stores, drawing) => {
      const scale = pixelsAUnit(view, drawing);
      const rectangles = placeNames(some, view, drawing, stores).map((name) => rectangleOf(name, scale));
      const whole = seen(view, drawing);
      rectangles.forEach((rectangle, index) => {
        expect(holds(whole, rectangle)).toBe(true);
        expect(stores.some((store) => overlap(rectangle, markerRectangle(store, scale)))).toBe(false);
        expect(rectangles.slice(index + 1).some((other) => overlap(rectangle, other))).toBe(false);
      });
    }),
  );
});

const SIZE = { width: 640, height: 352 };
const town = { name: 'San Diego', x: 120, y: 410, stores: 30 };

test("[STO-09] keeps a name's size on the screen at any zoom", () => {
  for (const points of [[town], [{ x: 100, y: 390 }, town, { x: 140, y: 430 }]]) {
    const shown = viewAround(points);
    const [name] = placeNames([town], shown, SIZE, []);
    expect((name?.fontSize ?? 0) * pixelsAUnit(shown, SIZE)).toBeCloseTo(11.5, 5);
  }
});

test('[STO-09] moves a name away from a marker', () => {
  const [free] = placeNames([town], view, SIZE, []);
  expect(free).toMatchObject({ name: 'San Diego', x: 120, y: 410 });
  const [aside] = placeNames([town], view, SIZE, [{ ...town, isDot: true }]);
  expect(aside?.x).toBe(120);
  expect(aside?.y).not.toBe(410);
});

test('[STO-09] omits a name that is cut by the edge', () => {
  expect(placeNames([{ ...town, x: view.x - 20 }], view, SIZE, [])).toEqual([]);
});

test('[STO-09] of two towns in one place, names the one with more stores', () => {
  const crowd = Array.from({ length: 9 }, (_, index) => ({ ...town, name: `Town ${index}`, stores: index }));
  expect(placeNames([...crowd, town], view, SIZE, [])[0]?.name).toBe('San Diego');
});

test('[STO-09] shows all of the view in any aspect ratio', () => {
  fc.assert(
    fc.property(size, (drawing) => {
      const { left, right, top, bottom } = seen(view, drawing);
      expect(left).toBeLessThanOrEqual(view.x + 1e-6);
      expect(right).toBeGreaterThanOrEqual(view.x + view.width - 1e-6);
      expect(top).toBeLessThanOrEqual(view.y + 1e-6);
      expect(bottom).toBeGreaterThanOrEqual(view.y + view.height - 1e-6);
    }),
  );
});
