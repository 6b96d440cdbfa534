import { readdirSync, readFileSync } from 'node:fs';
import type { Canvas } from '../kit/canvas.ts';
import { darken, inkOn, lighten, mix } from '../kit/colour.ts';
import { packageFile } from '../../shared/package-file.ts';
import { attributesOf, drawElement, numbersOf } from './drawing-elements.ts';
import { withLight } from './lights.ts';
import { materialColourOf } from './materials.ts';
import type { DrawShape, ShapeInput } from './pack.ts';

/** A colour, or a number such as a share. */
type Value = string | number;
type Expression = (input: ShapeInput) => Value;

/** Colours that a slot can name. */
const COLOURS: ReadonlyMap<string, (input: ShapeInput) => string> = new Map<string, (input: ShapeInput) => string>([
  ['colour', ({ colour }) => colour],
  ['material', ({ colour, subject }) => materialColourOf(subject.name) ?? colour],
  ['main', ({ face }) => face.style.main],
  ['deep', ({ face }) => face.style.deep],
  ['accent', ({ face }) => face.style.accent],
  ['ink', ({ face }) => face.style.ink],
  ['tint.wall', ({ tint }) => tint.wall],
]);

const FUNCTIONS: ReadonlyMap<string, (...values: readonly Value[]) => string> = new Map([
  ['darken', (colour, share) => darken(String(colour), Number(share))],
  ['lighten', (colour, share) => lighten(String(colour), Number(share))],
  ['inkOn', (ground) => inkOn(String(ground))],
  ['mix', (from, to, share) => mix(String(from), String(to), Number(share))],
]);

const SYMBOL = /[\w.]{1,20}|#[\da-f]{6}|[(),]/g;

/** Reads `colour`, `#ffffff`, `0.25` or a function of such values: `mix(darken(colour, 0.2), accent, 0.5)`. */
const expressionOf = (slot: string): Expression => {
  const symbols = slot.match(SYMBOL) ?? [];
  let at = 0;
  const read = (): Expression => {
    const symbol = symbols[at++] ?? '';
    const named = COLOURS.get(symbol);
    if (named !== undefined) return named;
    if (symbol.startsWith('#')) return () => symbol;
    if (/^\d+(?:\.\d+)?$/.test(symbol)) return () => Number(symbol);
    const apply = FUNCTIONS.get(symbol);
    if (apply === undefined || symbols[at] !== '(')
      throw new Error(`the slot {${slot}} has an unknown part "${symbol}"`);
    const values: Expression[] = [];
    do {
      at += 1;
      values.push(read());
    } while (symbols[at] === ',');
    at += 1;
    return (input) => apply(...values.map((value) => value(input)));
  };
  const expression = read();
  if (at !== symbols.length) throw new Error(`the slot {${slot}} is not one colour`);
  return expression;
};

/** Markup with slots: `draw` fills them. */
const markupOf = (text: string): ((input: ShapeInput) => string) => {
  const parts = text.split(/\{([^{}]+)\}/);
  const slots = parts.map((part, index) => (index % 2 === 1 ? expressionOf(part) : () => part));
  return (input) => slots.map((slot) => slot(input)).join('');
};

const SVG = /^<svg ([^>]*)>(?:<defs>(.*?)<\/defs>)?(.*)<\/svg>$/s;
const DEFINITION = /<(linearGradient|radialGradient|clipPath) id="(\w+)".*?<\/\1>/gs;

const PART = /<when (is|not)="([^"]{1,80})">(.*?)<\/when>/gs;

/** Keeps the parts that the words of the product's name and size ask for: `<when is="leather">…</when>`. */
const partsFor = ({ name, brandName, size }: ShapeInput['subject'], markup: string): string => {
  const words = `${name.replace(brandName, '')} ${size ?? ''}`;
  return markup.replace(PART, (_, kind: string, pattern: string, part: string) =>
    new RegExp(pattern, 'i').test(words) === (kind === 'is') ? part : '',
  );
};

const defineAll = (
  canvas: Canvas,
  definitions: readonly { readonly id: string; readonly markup: (input: ShapeInput) => string }[],
  input: ShapeInput,
): ReadonlyMap<string, string> => new Map(definitions.map(({ id, markup }) => [id, canvas.define(markup(input))]));

/**
 * Reads a drawing: an SVG file with its size and `data-depth` (see `Pack`). A colour can be a slot, such as
 * `{darken(colour, 0.25)}`; `lit` names the light on an element (see `withLight`). Throws an error that names the file
 * and what is wrong in it.
 */
export const parseDrawing = (file: string, source: string): DrawShape => {
  try {
    const text = source.replace(/<!--.*?-->/gs, '').replace(/\n\s*/g, '');
    const [, head = '', defs = '', body] = SVG.exec(withLight(text)) ?? [];
    if (body === undefined) throw new Error('it is not one svg element');
    const [width = 0, height = 0, depth = 0] = numbersOf('svg', attributesOf(head), ['width', 'height', 'data-depth']);
    const definitions = [...defs.matchAll(DEFINITION)].map(([whole, , id = '']) => ({
      id,
      // The canvas gives each definition an id that is unique in the picture.
      markup: markupOf(whole.replace(`id="${id}"`, 'id=""')),
    }));
    const known = new Set(definitions.map(({ id }) => id));
    for (const [, id = ''] of body.matchAll(/url\(#(\w+)\)/g))
      if (!known.has(id)) throw new Error(`#${id} is not defined`);
    const markup = markupOf(body);
    return (input) => {
      const urls = defineAll(input.canvas, definitions, input);
      return {
        width,
        height,
        depth,
        markup: partsFor(input.subject, markup(input))
          .replace(/url\(#(\w+)\)/g, (_, id: string) => urls.get(id) ?? '')
          .replace(/<(brand-name|brand-mark|character|animal) ([^>]*)\/>/g, (_, element: string, attributes: string) =>
            drawElement(element, attributes, input),
          ),
      };
    };
  } catch (error) {
    throw new Error(`The drawing backend/${file} is wrong: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

const DRAWINGS = 'images/shapes/drawings';

/** The names of all drawings. */
export const drawingNames = (): readonly string[] =>
  readdirSync(packageFile(DRAWINGS))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();

/** Reads the drawing of a name. */
export const readDrawing = (name: string): DrawShape => {
  const file = `${DRAWINGS}/${name}.svg`;
  return parseDrawing(file, readFileSync(packageFile(file), 'utf8'));
};
