import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawOnceContext, type DrawOnce } from '../../ui/design/reused';

export interface PartShelfOptions {
  /** Characters of all remembered parts together. */
  readonly maxSize: number;
}

/** Writes an element as HTML. Parts that were written before are taken from the shelf instead of being drawn again. */
export type Write = (element: ReactElement) => string;

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
  const known = new LRUCache<string, string>({ maxSize, sizeCalculation: (html, key) => html.length + key.length });

  return (element) => {
    const taken: string[] = [];
    const missing: Missing[] = [];
    const drawOnce: DrawOnce = (name, from, draw) => {
      const key = name + JSON.stringify(from);
      const html = known.get(key);
      if (html !== undefined) {
        taken.push(html);
        return createElement(MARK);
      }
      missing.push({ key, draw });
      return draw();
    };
    const page = renderToString(<DrawOnceContext value={drawOnce}>{element}</DrawOnceContext>);
    for (const { key, draw } of missing) if (!known.has(key)) known.set(key, flat(renderToString(draw())));
    return filled(page.split(MARK_HTML), taken);
  };
};

/** A page is drawn in the order of the document, so its marks stand in the order in which parts were taken. */
const filled = (pieces: ReadonlyArray<string>, parts: ReadonlyArray<string>): string =>
  pieces.flatMap((piece, index) => [piece, parts[index] ?? '']).join('');

/** The text in one piece: what comes from drawing is a chain of thousands, which each use would walk along. */
const flat = (text: string): string => Buffer.from(text).toString();

const MARK = 'shelf-mark';
const MARK_HTML = '<shelf-mark></shelf-mark>';
