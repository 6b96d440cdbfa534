import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PictureRuleContext, pictureRule, type PictureRule } from '../../ui/design/picture-rule';
import { DrawOnceContext, type DrawOnce } from '../../ui/design/reused';

export interface FragmentCacheOptions {
  /** Bytes of all remembered parts together. */
  readonly maxSize: number;
  /** Which pictures pages may refer to; those of the shop alone when left out. */
  readonly isPictureAllowed?: PictureRule;
}

/** Writes an element as HTML, in pieces that follow each other. Parts that were written before are not drawn again. */
export type Write = (element: ReactElement) => ReadonlyArray<Buffer>;

interface Missing {
  readonly key: string;
  readonly draw: () => ReactElement;
}

/**
 * Remembers how the parts of pages that ask for it (`Reused`) look as HTML. A page is drawn with a mark in place of each
 * part; the text that comes out is the same as without the shelf, in a fraction of the time. What a part depends on is
 * its key, so nothing ever goes stale: what is not used any more falls off the end. Parts may hold parts.
 */
export const makeFragmentCache = ({ maxSize, isPictureAllowed = pictureRule([]) }: FragmentCacheOptions): Write => {
  const known = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: (html, key) => html.length + key.length });
  const keyOf = makeKeys();

  const write: Write = (element) => {
    const parts: Array<Buffer | Missing> = [];
    const drawOnce: DrawOnce = (name, from, draw) => {
      const key = name + keyOf(from);
      parts.push(known.get(key) ?? { key, draw });
      return createElement(MARK);
    };
    const page = renderToString(
      <DrawOnceContext value={drawOnce}>
        <PictureRuleContext value={isPictureAllowed}>{element}</PictureRuleContext>
      </DrawOnceContext>,
    );
    return filled(page.split(MARK_HTML), parts.map(drawn));
  };

  const drawn = (part: Buffer | Missing): Buffer => {
    if (Buffer.isBuffer(part)) return part;
    const html = known.get(part.key) ?? Buffer.concat(write(part.draw()));
    known.set(part.key, html);
    return html;
  };

  return write;
};

/** Data that many pages share is the same object each time, as long as public reads are remembered. */
const makeKeys = (): ((data: unknown) => string) => {
  const keys = new WeakMap<object, string>();
  const keyOf = (data: unknown): string => {
    if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? '';
    const known = keys.get(data);
    if (known !== undefined) return known;
    const text = Array.isArray(data) ? `[${data.map(keyOf).join()}]` : JSON.stringify(data);
    const key = text.length > LONGEST_PLAIN_KEY ? hash('sha256', text, 'base64url') : text;
    keys.set(data, key);
    return key;
  };
  return keyOf;
};

const LONGEST_PLAIN_KEY = 64;

/** A page is drawn in the order of the document, so its marks stand in the order in which parts were asked for. */
const filled = (pieces: ReadonlyArray<string>, parts: ReadonlyArray<Buffer>): ReadonlyArray<Buffer> =>
  pieces.flatMap((piece, index) => {
    const part = parts[index];
    return part === undefined ? [Buffer.from(piece)] : [Buffer.from(piece), part];
  });

const MARK = 'shelf-mark';
const MARK_HTML = '<shelf-mark></shelf-mark>';
