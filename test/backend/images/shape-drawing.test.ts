import { makeCanvas } from '../../../backend/images/kit/canvas.ts';
import { darken } from '../../../backend/images/kit/colour.ts';
import { tintOf } from '../../../backend/images/kit/ground.ts';
import { makeTypesetter } from '../../../backend/images/kit/typesetter.ts';
import { faceOf } from '../../../backend/images/label/face.ts';
import { parseDrawing } from '../../../backend/images/shapes/shape-drawing.ts';

const subject = {
  partNumber: 'PN-1',
  name: 'Wild Acre Dog Bowl',
  brandName: 'Wild Acre',
  brandSlug: 'wild-acre',
  department: 'dog',
  form: 'bowl',
  liveAnimal: false,
};

const svg = (body: string, defs = ''): string =>
  `<!-- A bowl. -->\n<svg data-depth="0.2" width="40" height="30">\n<defs>${defs}</defs>\n${body}\n</svg>\n`;

const draw = (source: string) => {
  const canvas = makeCanvas(makeTypesetter(require.resolve), { body: () => undefined });
  const pack = parseDrawing(
    'file.svg',
    source,
  )({
    canvas,
    subject,
    face: faceOf(subject),
    side: 'front',
    tint: tintOf('dog'),
    colour: '#336699',
  });
  return { ...pack, picture: canvas.finish(40, 30, pack.markup) };
};

test('a drawing has the size of its file, and its slots are filled with colours', () => {
  const { markup, width, height, depth } = draw(
    svg('<rect fill="{colour}" stroke="{mix(darken(colour, 0.5), #ffffff, 0)}"/>'),
  );
  expect([width, height, depth]).toEqual([40, 30, 0.2]);
  expect(markup).toBe(`<rect fill="#336699" stroke="${darken('#336699', 0.5)}"/>`);
});

test('gradients of a drawing become definitions of the picture', () => {
  const gradient = '<linearGradient id="g7" x1="0"><stop offset="0" stop-color="{colour}"/></linearGradient>';
  const { markup, picture } = draw(svg('<rect fill="url(#g7)"/>', gradient));
  expect(markup).toBe('<rect fill="url(#a0)"/>');
  expect(picture).toContain('<linearGradient id="a0" x1="0"><stop offset="0" stop-color="#336699"/></linearGradient>');
});

test("a drawing has its brand's name as outlines and its brand's mark", () => {
  const name = '<brand-name x="0" y="9" width="30" size="9" min-size="4" weight="900" fill="#ffffff" anchor="middle"/>';
  const { markup } = draw(svg(`${name}<brand-mark x="1" y="2" size="24" fill="{colour}"/>`));
  expect(markup).toMatch(/<path d="M/);
  expect(markup).toContain('translate(1 2)');
  expect(markup).not.toContain('brand-');
});

test('light is laid over an element that asks for it, without its paint', () => {
  const { markup, picture } = draw(svg('<rect width="9" fill="{colour}" stroke="#ffffff" lit="round"/>'));
  expect(markup).toBe('<rect width="9" fill="#336699" stroke="#ffffff"/><rect width="9" fill="url(#a0)"/>');
  expect(picture).toContain('<linearGradient id="a0"');
});

test('a part is kept only for products whose words ask for it', () => {
  const parts =
    '<when is="leather"><rect/></when><when not="leather"><circle/></when><when is="\\bbowl\\b"><path/></when>';
  expect(draw(svg(parts)).markup).toBe('<circle/><path/>');
});

test("the color of a thing's material is a slot of its own", () => {
  expect(draw(svg('<rect fill="{material}"/>')).markup).toBe('<rect fill="#336699"/>');
});

test.each([
  ['there is no light named sun', svg('<rect lit="sun"/>')],
  ['it is not one svg element', '<rect/>'],
  ['the slot {color} has an unknown part "color"', svg('<rect fill="{color}"/>')],
  ['the slot {colour main} is not one colour', svg('<rect fill="{colour main}"/>')],
  ['#g7 is not defined', svg('<rect fill="url(#g7)"/>')],
  ['svg needs a number as data-depth', svg('').replace('data-depth="0.2"', '')],
])('a wrong drawing is refused with its file and what is wrong in it: %s', (problem, source) => {
  expect(() => parseDrawing('file.svg', source)).toThrow(`The drawing backend/file.svg is wrong: ${problem}`);
});
