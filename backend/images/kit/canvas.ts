import { darken, lighten, luminance } from './colour.ts';
import { iconSide } from './icon-set.ts';
import type { IconSet } from './icon-set.ts';
import { num } from './svg.ts';
import type { Typesetter } from './typesetter.ts';

/** Offset 0–1, colour, and opacity when it is not 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface IconPlacement {
  x: number;
  y: number;
  size: number;
  /** Mirrors left and right: the packaged animals look left. */
  flip?: boolean;
  rotate?: number;
  opacity?: number;
  /** Replaces every flat colour by a gradient: lighter at the top left, darker at the lower right. */
  lit?: boolean;
  /** Changes every colour of the drawing. */
  recolour?: (hex: string) => string;
  /** Drawing elements with one of these fills or strokes are left out (a working dog's harness, for example). */
  without?: readonly string[];
}

/** The canvas of one picture: it creates gradients and clips and collects their definitions. */
export interface Canvas {
  readonly type: Typesetter;
  /** A linear gradient over the shape's own box (0–1 units). */
  linear: (x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]) => string;
  /** A radial gradient over the shape's own box (0–1 units). */
  radial: (cx: number, cy: number, r: number, stops: readonly Stop[]) => string;
  clip: (markup: string) => string;
  /** Adds a definition whose id is empty (`id=""`) once; returns `url(#…)` with the id that it gets. */
  define: (markup: string) => string;
  icon: (name: string, placement: IconPlacement) => string;
  /** The whole picture. */
  finish: (width: number, height: number, markup: string) => string;
}

const stopMarkup = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

const hexColours = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi;

const sixDigits = (hex: string): string =>
  hex.length === 7 ? hex.toLowerCase() : `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`.toLowerCase();

const dropFills = (body: string, colours: readonly string[]): string =>
  colours.reduce(
    (rest, colour) =>
      rest.replace(new RegExp(`<(path|ellipse|circle|rect)[^>]*(fill|stroke)="${colour}"[^>]*/>`, 'gi'), ''),
    body,
  );

export const makeCanvas = (type: Typesetter, icons: IconSet): Canvas => new SvgCanvas(type, icons);

class SvgCanvas implements Canvas {
  readonly type: Typesetter;
  readonly #icons: IconSet;
  readonly #definitions = new Map<string, string>();
  readonly #bodies: string[] = [];

  constructor(type: Typesetter, icons: IconSet) {
    this.type = type;
    this.#icons = icons;
  }

  readonly define: Canvas['define'] = (markup) => {
    const known = this.#definitions.get(markup);
    if (known !== undefined) return `url(#${known})`;
    const id = `a${this.#definitions.size.toString(36)}`;
    this.#definitions.set(markup, id);
    return `url(#${id})`;
  };

  readonly radial: Canvas['radial'] = (cx, cy, r, stops) =>
    this.define(
      `<radialGradient id="" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopMarkup).join('')}</radialGradient>`,
    );

  readonly clip: Canvas['clip'] = (markup) => this.define(`<clipPath id="">${markup}</clipPath>`);

  readonly icon: Canvas['icon'] = (name, placement) => {
    const raw = this.#icons.body(name);
    if (raw === undefined) return '';
    let body = placement.without === undefined ? raw : dropFills(raw, placement.without);
    if (placement.recolour !== undefined)
      body = body.replace(hexColours, (hex) => (placement.recolour ?? String)(sixDigits(hex)));
    // Ids of gradients must be unique within a picture.
    const mark = `i${this.#bodies.length.toString(36)}`;
    this.#bodies.push(name);
    body = body
      .replace(/\bid="/g, `id="${mark}`)
      .replace(/url\(#/g, `url(#${mark}`)
      .replace(/href="#/g, `href="#${mark}`);
    if (placement.lit === true) {
      body = body.replace(/fill="(#[0-9a-f]{3,6})"/gi, (fill, hex: string) => {
        const colour = sixDigits(hex);
        // Eyes, noses and outlines stay flat.
        if (luminance(colour) < 0.06) return fill;
        return `fill="${this.linear(0.1, 0, 0.75, 1, [
          [0, lighten(colour, 0.2)],
          [0.45, colour],
          [1, darken(colour, 0.17)],
        ])}"`;
      });
    }
    const scale = placement.size / iconSide(name);
    const moves = [
      `translate(${num(placement.x + (placement.flip === true ? placement.size : 0))} ${num(placement.y)})`,
      placement.rotate === undefined
        ? ''
        : `rotate(${num(placement.rotate)} ${num(placement.size / 2)} ${num(placement.size / 2)})`,
      `scale(${placement.flip === true ? -Math.round(scale * 1e4) / 1e4 : Math.round(scale * 1e4) / 1e4} ${Math.round(scale * 1e4) / 1e4})`,
    ].filter((move) => move !== '');
    return `<g transform="${moves.join(' ')}"${placement.opacity === undefined ? '' : ` opacity="${placement.opacity}"`}>${body}</g>`;
  };

  readonly finish: Canvas['finish'] = (width, height, markup) => {
    const defs = [...this.#definitions].map(([text, id]) => text.replace('id=""', `id="${id}"`)).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${markup}</svg>`;
  };

  readonly linear: Canvas['linear'] = (x1, y1, x2, y2, stops) =>
    this.define(
      `<linearGradient id="" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopMarkup).join('')}</linearGradient>`,
    );
}
