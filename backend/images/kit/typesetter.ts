import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import type { Font, Path } from 'opentype.js';
import { num } from './svg.ts';

export type Weight = 500 | 600 | 700 | 800 | 900;

export interface TextStyle {
  size: number;
  weight: Weight;
  /** Extra space between letters, as a share of the size. */
  tracking?: number;
}

export interface LineOptions extends TextStyle {
  x: number;
  /** The base line. */
  y: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
}

export interface BlockOptions extends LineOptions {
  width: number;
  maxLines: number;
  /** The type shrinks down to this size before it is cut short. */
  minSize?: number;
  leading?: number;
}

export interface TextBlock {
  markup: string;
  lines: number;
  size: number;
  /** From the top of the first capitals to the last base line. */
  height: number;
  width: number;
}

/** Sets text in the packaged typeface as outlines, so that a picture needs no font wherever it is shown. */
export interface Typesetter {
  /**
   * Keeps the characters that the typeface has and normalises spaces. Removes emoji, other scripts and control
   * characters.
   */
  clean: (text: string) => string;
  measure: (text: string, style: TextStyle) => number;
  line: (text: string, options: LineOptions) => string;
  /** One line, made smaller (to `minSize`) and then cut with an ellipsis until it fits `width`. */
  fitted: (text: string, options: LineOptions & { width: number; minSize: number }) => TextBlock;
  /** Wraps into at most `maxLines`; `y` is the top of the capitals. */
  block: (text: string, options: BlockOptions) => TextBlock;
}

const fontFiles: Record<Weight, string> = {
  500: '500Medium/Figtree_500Medium.ttf',
  600: '600SemiBold/Figtree_600SemiBold.ttf',
  700: '700Bold/Figtree_700Bold.ttf',
  800: '800ExtraBold/Figtree_800ExtraBold.ttf',
  900: '900Black/Figtree_900Black.ttf',
};

const capHeight = 0.7;

/** Limit of characters of any text on a label. */
const mostCharacters = 140;

const mostWidths = 5000;

/** Path data with numbers to a tenth. The library's own writer drops the space before a number that rounds to zero. */
const pathData = (path: Path): string =>
  path.commands
    .map((command) => {
      switch (command.type) {
        case 'M':
        case 'L':
          return `${command.type}${num(command.x)} ${num(command.y)}`;
        case 'Q':
          return `Q${num(command.x1)} ${num(command.y1)} ${num(command.x)} ${num(command.y)}`;
        case 'C':
          return `C${num(command.x1)} ${num(command.y1)} ${num(command.x2)} ${num(command.y2)} ${num(command.x)} ${num(command.y)}`;
        case 'Z':
          return 'Z';
      }
    })
    .join('');

/**
 * Reads the typeface from its package. `resolve` turns a package path (`@expo-google-fonts/figtree/…`) into a file;
 * throws when a file is missing, which is a broken installation.
 */
export const makeTypesetter = (resolve: (packagePath: string) => string): Typesetter => new FontTypesetter(resolve);

class FontTypesetter implements Typesetter {
  readonly #resolve: (packagePath: string) => string;
  readonly #fonts = new Map<Weight, Font>();
  // Widths are proportional to the size, so one measurement in font units serves every size.
  readonly #unitWidths = new Map<string, number>();

  constructor(resolve: (packagePath: string) => string) {
    this.#resolve = resolve;
  }

  readonly clean: Typesetter['clean'] = (...args) => this.#clean(...args);

  readonly measure: Typesetter['measure'] = (...args) => this.#measure(...args);

  readonly line: Typesetter['line'] = (text, options) => this.#setLine(this.#clean(text), options);

  readonly fitted: Typesetter['fitted'] = (text, options) => {
    const shown = this.#clean(text);
    const natural = this.#measure(shown, options);
    const size =
      natural <= options.width ? options.size : Math.max(options.minSize, (options.size * options.width) / natural);
    const style = { ...options, size };
    const cut = this.#shorten(shown, options.width + 0.01, style);
    return {
      markup: this.#setLine(cut, style),
      lines: cut === '' ? 0 : 1,
      size,
      height: size * capHeight,
      width: this.#measure(cut, style),
    };
  };

  readonly block: Typesetter['block'] = (text, options) => {
    const shown = this.#clean(text);
    const leading = options.leading ?? 1.14;
    const minSize = options.minSize ?? options.size;
    let size = options.size;
    let lines = this.#wrap(shown, options.width, { ...options, size });
    const fits = (): boolean =>
      lines.length <= options.maxLines &&
      lines.every((row) => this.#measure(row, { ...options, size }) <= options.width);
    while (!fits() && size > minSize) {
      size = Math.max(minSize, size * 0.93);
      lines = this.#wrap(shown, options.width, { ...options, size });
    }
    const style = { ...options, size };
    if (lines.length > options.maxLines) {
      const rest = lines.slice(options.maxLines - 1).join(' ');
      lines = [...lines.slice(0, options.maxLines - 1), rest];
    }
    const rows = lines.map((row) => this.#shorten(row, options.width, style));
    const markup = rows
      .map((row, index) => this.#setLine(row, { ...style, y: options.y + size * (capHeight + index * leading) }))
      .join('');
    return {
      markup,
      lines: rows.length,
      size,
      height: rows.length === 0 ? 0 : size * (capHeight + (rows.length - 1) * leading),
      width: Math.max(0, ...rows.map((row) => this.#measure(row, style))),
    };
  };

  #fontOf(weight: Weight): Font {
    const known = this.#fonts.get(weight);
    if (known !== undefined) return known;
    const file = readFileSync(this.#resolve(`@expo-google-fonts/figtree/${fontFiles[weight]}`));
    const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
    this.#fonts.set(weight, font);
    return font;
  }

  readonly #clean = (text: string): string =>
    [...text.normalize('NFC').replace(/\s+/gu, ' ')]
      .slice(0, mostCharacters)
      .filter((character) => character === ' ' || this.#fontOf(700).charToGlyphIndex(character) > 0)
      .join('')
      .replace(/ {2,}/g, ' ')
      .trim();

  #unitWidth(text: string, weight: Weight): number {
    const key = `${weight}${text}`;
    const known = this.#unitWidths.get(key);
    if (known !== undefined) return known;
    if (this.#unitWidths.size >= mostWidths) this.#unitWidths.clear();
    const width = this.#fontOf(weight).getAdvanceWidth(text, 1000) / 1000;
    this.#unitWidths.set(key, width);
    return width;
  }

  readonly #measure = (text: string, style: TextStyle): number =>
    style.size * (this.#unitWidth(text, style.weight) + (style.tracking ?? 0) * Math.max(0, [...text].length - 1));

  #outline(text: string, x: number, y: number, style: TextStyle): string {
    const options = style.tracking === undefined ? { kerning: true } : { kerning: true, letterSpacing: style.tracking };
    return pathData(this.#fontOf(style.weight).getPath(text, x, y, style.size, options));
  }

  #setLine(text: string, options: LineOptions): string {
    if (text === '') return '';
    const width = this.#measure(text, options);
    const shift = options.anchor === 'middle' ? width / 2 : options.anchor === 'end' ? width : 0;
    return `<path d="${this.#outline(text, Number(num(options.x - shift)), Number(num(options.y)), options)}" fill="${options.fill}"/>`;
  }

  #shorten(text: string, width: number, style: TextStyle): string {
    if (this.#measure(text, style) <= width) return text;
    const characters = [...text];
    const cut = (length: number): string => `${characters.slice(0, length).join('').trimEnd()}…`;
    let fits = 1;
    let over = characters.length;
    while (over - fits > 1) {
      const middle = (fits + over) >> 1;
      if (this.#measure(cut(middle), style) <= width) fits = middle;
      else over = middle;
    }
    return cut(fits);
  }

  #wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ').filter((part) => part !== '')) {
      const last = lines.at(-1);
      if (last !== undefined && this.#measure(`${last} ${word}`, style) <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  }
}
