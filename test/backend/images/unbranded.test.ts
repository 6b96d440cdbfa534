import { createRequire } from 'node:module';
import { join } from 'node:path';
import { shapeNames } from '../../../backend/images/shapes/shape-table.ts';
import type { ArtView } from '../../../backend/images/kit/art-subject.ts';
import { animalIcons } from '../../../backend/images/kit/animals.ts';
import { makeCanvas } from '../../../backend/images/kit/canvas.ts';
import { flavourIcons } from '../../../backend/images/kit/flavour.ts';
import { loadIconSet } from '../../../backend/images/kit/icon-set.ts';
import { characterIcons } from '../../../backend/images/kit/toy-characters.ts';
import { makeTypesetter } from '../../../backend/images/kit/typesetter.ts';
import { drawProduct } from '../../../backend/images/product-art.ts';
import { packageFolder, subject } from './art-subjects.ts';

const resolver = createRequire(join(packageFolder, 'x.js'));
const resolve = (path: string): string => resolver.resolve(path);
const type = makeTypesetter(resolve);
const icons = loadIconSet(resolve, [...new Set([...animalIcons, ...flavourIcons, ...characterIcons])]);

/** A canvas that records every drawn text. */
const openCanvas = () => {
  const printed: string[] = [];
  const noting = <Drawn extends string | { readonly markup: string }>(text: string, drawn: Drawn): Drawn => {
    if ((typeof drawn === 'string' ? drawn : drawn.markup) !== '') printed.push(text);
    return drawn;
  };
  const recording: typeof type = {
    ...type,
    line: (text, options) => noting(text, type.line(text, options)),
    fitted: (text, options) => noting(text, type.fitted(text, options)),
    block: (text, options) => noting(text, type.block(text, options)),
  };
  return { canvas: makeCanvas(recording, icons), printed };
};

const unbranded = {
  name: 'Plain Chicken Dog Food',
  brandName: '',
  brandSlug: '',
  flavor: null,
  size: null,
  lifeStage: null,
};

test.each(shapeNames)('the label of a %s without a brand has neither a brand word nor an empty text', (form) => {
  for (const view of [1, 2, 3] satisfies ArtView[]) {
    const { canvas, printed } = openCanvas();
    const drawing = drawProduct(canvas, subject({ ...unbranded, form }), view);
    expect(drawing).not.toMatch(/\bd=""|NaN|undefined|null/);
    expect(printed.filter((text) => text.trim() === '')).toEqual([]);
    expect(printed.join(' ')).not.toMatch(/unbranded|generic|undefined|null|n\/a/i);
  }
});

test('a pack without a brand still names its contents', () => {
  const { canvas, printed } = openCanvas();
  drawProduct(canvas, subject({ ...unbranded, form: 'bag' }), 1);
  expect(printed.join(' ')).toMatch(/plain/i);
});
