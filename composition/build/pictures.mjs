import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const SOURCES = join(root, 'ui/pictures');
/** The folder of the drawn images. */
export const PICTURES = join(root, 'dist/pictures');
const STAMP = join(PICTURES, 'stamp');
/** At this resolution, in dots per inch, an SVG is rendered at its own width in CSS pixels. */
const NATURAL_DPI = 72;

/** The width of the sources of each kind, and the widths that pages offer, in pixels. */
export const KINDS = {
  scenes: { natural: 1600, widths: [320, 480, 640, 960, 1280] },
  categories: { natural: 640, widths: [160, 190, 250, 320, 480, 640] },
};
const FORMATS = {
  avif: (image) => image.avif({ quality: 64, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 82, effort: 3, smartSubsample: true }),
};

/**
 * Draws the shop's own images (ui/pictures) into dist/pictures: `{kind}/{name}.{width}.{format}`. Does nothing when
 * they were drawn from the same sources before. Rejects when a source is not a valid SVG.
 */
export const renderPictures = async () => {
  const sources = Object.keys(KINDS).flatMap(sourcesOf);
  const stamp = stampOf(sources);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  rmSync(PICTURES, { recursive: true, force: true });
  for (const kind of Object.keys(KINDS)) mkdirSync(join(PICTURES, kind), { recursive: true });
  const { default: sharp } = await import('sharp');
  for (const source of sources) {
    await Promise.all(KINDS[source.kind].widths.map((width) => render(sharp, source, width)));
  }
  writeFileSync(STAMP, stamp);
};

const sourcesOf = (kind) =>
  readdirSync(join(SOURCES, kind))
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => ({ kind, name: file.slice(0, -'.svg'.length), svg: readFileSync(join(SOURCES, kind, file)) }));

const stampOf = (sources) => {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const { kind, name, svg } of sources) hash.update(`\0${kind}/${name}\0`).update(svg);
  return hash.digest('hex');
};

/** Renders the vectors at the exact width, without scaling, and encodes the pixels in each format. */
const render = async (sharp, { kind, name, svg }, width) => {
  const { data, info } = await sharp(svg, { density: (NATURAL_DPI * width) / KINDS[kind].natural })
    .resize({ width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const [format, encode] of Object.entries(FORMATS)) {
    await encode(sharp(data, { raw: info })).toFile(join(PICTURES, kind, `${name}.${width}.${format}`));
  }
};
