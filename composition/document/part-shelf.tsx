import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawOnceContext, type DrawOnce } from '../../ui/design/reused';

export interface PartShelfOptions {
  /** Bytes of all remembered parts together. */
  readonly maxSize: number;
}

/** Writes an element as HTML, in pieces that follow each other. Parts that were written before are not drawn again. */
export type Write = (element: ReactElement) => ReadonlyArray<Buffer>;

interface Missing {
  readonly key: string;
  readonly draw: () => ReactElement;
}

/**
 * Remembers how the parts of pages that ask for it (`Reused`) look as HTML. A page is drawn with a mark in place of each
 * known part; the text that comes out is the same as without the shelf, in a fraction of the time. What a part depends
 * on is its key, so nothing ever goes stale: what is not used any more falls off the end.
 */
export const makePartShelf = ({ maxSize }: PartShelfOptions): Write => {
  const known = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: (html, key) => html.length + key.length });

  /** Data that many pages share is the same object each time, as long as public reads are remembered. */
  const texts = new WeakMap<object, string>();
  const textOf = (data: unknown): string => {
    if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? '';
    const text = texts.get(data) ?? JSON.stringify(data);
    texts.set(data, text);
    return text;
  };

  return (element) => {
    const taken: Buffer[] = [];
    const missing: Missing[] = [];
    const drawOnce: DrawOnce = (name, from, draw) => {
      const key = name + from.map(textOf).join();
      const html = known.get(key);
      if (html !== undefined) {
        taken.push(html);
        return createElement(MARK);
      }
      missing.push({ key, draw });
      return draw();
    };
    const page = renderToString(<DrawOnceContext value={drawOnce}>{element}</DrawOnceContext>);
    for (const { key, draw } of missing) if (!known.has(key)) known.set(key, Buffer.from(renderToString(draw())));
    return filled(page.split(MARK_HTML), taken);
  };
};

/** A page is drawn in the order of the document, so its marks stand in the order in which parts were taken. */
const filled = (pieces: ReadonlyArray<string>, parts: ReadonlyArray<Buffer>): ReadonlyArray<Buffer> =>
  pieces.flatMap((piece, index) => {
    const part = parts[index];
    return part === undefined ? [Buffer.from(piece)] : [Buffer.from(piece), part];
  });

const MARK = 'shelf-mark';
const MARK_HTML = '<shelf-mark></shelf-mark>';
