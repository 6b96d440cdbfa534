import { readFileSync } from 'node:fs';
import { packageFile } from '../../shared/package-file.ts';

const LIT = /<(path|ellipse|circle|rect)((?: [^>]*?)?) lit="(\w+)"\/>/g;
const LIGHT = /<(linearGradient|radialGradient) id="(\w+)".*?<\/\1>/gs;

const lights: ReadonlyMap<string, string> = new Map(
  [...readFileSync(packageFile('images/shapes/lights.svg'), 'utf8').replace(/\n\s*/g, '').matchAll(LIGHT)].map(
    ([markup, , id = '']) => [id, markup] as const,
  ),
);

/** The geometry of an element: its attributes without paint. */
const geometryOf = (attributes: string): string =>
  attributes.replace(/ ?(?:fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|opacity)="[^"]*"/g, '').trim();

/**
 * Lays light over the elements of a drawing that ask for it with `lit="…"`, the last attribute, and adds the gradients of
 * `lights.svg` that are used. Throws for a light that does not exist.
 */
export const withLight = (drawing: string): string => {
  const used = new Set<string>();
  const body = drawing.replace(LIT, (_, element: string, attributes: string, light: string) => {
    used.add(light);
    return `<${element}${attributes}/><${element} ${geometryOf(attributes)} fill="url(#${light})"/>`;
  });
  if (body.includes(' lit="')) throw new Error('lit must be the last attribute of a path, ellipse, circle or rect');
  if (used.size === 0) return drawing;
  const definitions = [...used]
    .map((light) => {
      const markup = lights.get(light);
      if (markup === undefined) throw new Error(`there is no light named ${light}`);
      return markup;
    })
    .join('');
  return body.includes('<defs>')
    ? body.replace('<defs>', `<defs>${definitions}`)
    : body.replace(/^<svg [^>]*>/, (head) => `${head}<defs>${definitions}</defs>`);
};
