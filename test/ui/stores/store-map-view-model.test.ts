import { pixelsAUnit } from '../../../ui/stores/map/map-names';
import { dotsPath, viewAround, WHOLE_MAP, type MapView } from '../../../ui/stores/map/map-view';
import { StoreMapViewModel, type MapMarker, type StoreMapData } from '../../../ui/stores/map/store-map-view-model';

const markers: ReadonlyArray<MapMarker> = [
  { id: '1101', name: 'Mission Valley', number: 1, isDot: false, x: 100, y: 400, href: '#store-1101' },
  { id: '1102', name: 'La Mesa', number: 2, isDot: false, x: 120, y: 410, href: '#store-1102' },
];
const view = viewAround(markers);
const open = (facts: Partial<StoreMapData> = {}) =>
  new StoreMapViewModel({ view, markers, dots: undefined, here: undefined, states: ['CA'], names: [], ...facts });

const shows = ({ x, y, width, height }: MapView, point: { readonly x: number; readonly y: number }): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

test('[STO-09] highlights the store under the pointer, then the selected one again', () => {
  const model = open();
  expect(model.emphasised).toBeUndefined();
  model.select('1102');
  model.pointAt('1101');
  expect(model.emphasised?.id).toBe('1101');
  model.pointAt(undefined);
  expect(model.emphasised?.id).toBe('1102');
});

test('[STO-09] zooms towards the selected store, and a reset shows all stores', () => {
  const model = open();
  expect(model.isMoved).toBe(false);
  model.select('1102');
  model.zoomIn();
  expect(model.view.width).toBeCloseTo(view.width / 2, 1);
  expect(model.view.x + model.view.width / 2).toBeCloseTo(120, 1);
  expect(model.isMoved).toBe(true);
  model.reset();
  expect(model.view).toEqual(view);
  expect(model.isMoved).toBe(false);
});

test('[STO-09] limits zooming in both directions', () => {
  const model = open();
  for (let count = 0; count < 20; count += 1) model.zoomIn();
  expect([model.canZoomIn, model.canZoomOut]).toEqual([false, true]);
  for (let count = 0; count < 20; count += 1) model.zoomOut();
  expect([model.canZoomIn, model.canZoomOut]).toEqual([true, false]);
});

test('[STO-09] moves the map by the dragged distance', () => {
  const model = open();
  model.moveBy(3, -2);
  expect(model.view.x).toBeCloseTo(view.x + 3, 1);
  expect(model.view.y).toBeCloseTo(view.y - 2, 1);
});

test('[STO-09] shows the nearest store at the highest zoom', () => {
  const model = open();
  const [nearest] = markers as readonly [MapMarker];
  for (let count = 0; count < 9; count += 1) {
    model.zoomIn();
    expect(shows(model.view, nearest)).toBe(true);
  }
  expect(model.canZoomIn).toBe(false);
});

test('[STO-09] zooms towards the store in the centre after the map was moved', () => {
  const model = open();
  model.moveBy(12, 6);
  model.zoomIn();
  expect(model.view.x + model.view.width / 2).toBeCloseTo(120, 1);
});

test("[STO-09] shows a store at the end of any zoom on the country's map", () => {
  const stores = [
    { x: 430, y: 280 },
    { x: 90, y: 400 },
  ];
  const model = open({ view: WHOLE_MAP, markers: [], dots: dotsPath(stores), states: [] });
  expect(model.isNear).toBe(false);
  for (let count = 0; count < 9; count += 1) model.zoomIn();
  expect(stores.some((store) => shows(model.view, store))).toBe(true);
  expect([model.canZoomIn, model.isNear]).toEqual([false, true]);
  // One or two states are still in view, so no counties are closer.
  expect(model.view.width).toBe(120);
});

test('[STO-09] zooms towards the centre of a map without a store', () => {
  const model = open({ view: WHOLE_MAP, markers: [] });
  model.zoomIn();
  expect(model.view.x + model.view.width / 2).toBeCloseTo(975 / 2, 1);
});

test('[STO-09] pointing at a store in the list brings it into view; pointing on the map moves nothing', () => {
  const far: MapMarker = { ...(markers[0] as MapMarker), id: '2001', number: 3, x: 300, y: 300 };
  const model = open({ markers: [...markers, far] });
  model.hover('2001');
  expect(model.emphasised).toEqual(far);
  expect(model.view).toBe(view);
  model.pointAt('2001');
  expect(shows(model.view, far)).toBe(true);
  expect(model.view.width).toBe(view.width);
  model.pointAt(undefined);
  expect(model.emphasised).toBeUndefined();
  model.reset();
  model.pointAt('1101');
  expect(model.isMoved).toBe(false);
});

test('[STO-09] a store visible beside the view on a map of another shape moves nothing', () => {
  const beside: MapMarker = { ...(markers[0] as MapMarker), id: '2001', number: 3, x: view.x + view.width + 1 };
  const model = open({ markers: [...markers, beside] });
  model.resize({ width: 900, height: 300 });
  model.pointAt('2001');
  expect(model.isMoved).toBe(false);
  model.resize({ width: 0, height: 0 });
  model.pointAt('2001');
  expect(shows(model.view, beside)).toBe(true);
});

test('[STO-09] draws the names of towns and of the searched place once the size of the map is known', () => {
  const model = open({
    names: [{ name: 'San Diego', x: 110, y: 405, stores: 3 }],
    here: { x: 110, y: 407, name: '92101' },
  });
  expect(model.names).toEqual([]);
  model.resize({ width: 600, height: 350 });
  expect(model.names.map(({ name }) => name)).toEqual(['92101', 'San Diego']);
  model.resize({ width: 0, height: 0 });
  expect(model.names).toEqual([]);
});

test("[STO-09] keeps a pin's size on the screen for any size of the map", () => {
  const model = open();
  expect(model.pinUnit).toBeUndefined();
  const pixels = [
    { width: 320, height: 270 },
    { width: 640, height: 540 },
  ].map((size) => {
    model.resize(size);
    return (model.pinUnit ?? 0) * pixelsAUnit(model.view, size);
  });
  expect(pixels[0]).toBeGreaterThan(3);
  expect(pixels[1]).toBeCloseTo(pixels[0] ?? 0, 5);
});
