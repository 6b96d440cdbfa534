import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

/** A feed that cannot be imported at all; the message says why and what to do. */
export class UnusableFeed extends Error {
  override readonly name = 'UnusableFeed';
}

export const feedEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type FeedEncoding = (typeof feedEncodings)[number];

/** A line of a feed with its number, without the line end. */
export interface NumberedLine {
  readonly line: number;
  readonly text: string;
  /** Whether the line had bytes that are invalid in the file's encoding; they are replaced by U+FFFD. */
  readonly isDamaged: boolean;
}

/** Limit of characters per row. Longer lines are cut one character after it, so that the caller notices them. */
export const MAX_ROW_LENGTH = 256 * 1024;

const MAX_LINE_BYTES = 4 * MAX_ROW_LENGTH;
const PEEKED_BYTES = 64 * 1024;
const MAX_EXPANDED_BYTES = 4 * 1024 ** 3;
const EXPANDED_WITHOUT_QUESTION = 64 * 1024 ** 2;
/** Text is compressed 5 to 30 times. A much higher ratio means that the file was made to fill the memory. */
const MAX_EXPANSION_RATIO = 300;

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Decompresses a file. Throws an UnusableFeed when it is damaged or expands too much. */
async function* expanded(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  // Reading `gunzip` throws the errors of both streams.
  source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  let bytes = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      const isTooMuch = bytes > EXPANDED_WITHOUT_QUESTION && bytes > source.bytesRead * MAX_EXPANSION_RATIO;
      if (isTooMuch || bytes > MAX_EXPANDED_BYTES) {
        throw new UnusableFeed('The gzip file expands to more than a feed can hold; nothing more of it was read');
      }
      yield chunk;
    }
  } catch (error) {
    if (error instanceof UnusableFeed) throw error;
    throw new UnusableFeed('The gzip file is damaged or incomplete; fetch it again', { cause: error });
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

const startOf = async (file: string, length: number): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  if (isGzip(await startOf(file, 2))) yield* expanded(file);
  else yield* createReadStream(file) as AsyncIterable<Buffer>;
}

interface Peeked {
  readonly head: Buffer;
  readonly rest: AsyncGenerator<Buffer>;
}

const peek = async (file: string): Promise<Peeked> => {
  const rest = bytesOf(file);
  let head = Buffer.alloc(0);
  while (head.length < PEEKED_BYTES) {
    const next = await rest.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  return { head, rest };
};

const byteOrderMarks: readonly (readonly [FeedEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The beginnings of files that are not feeds. */
const otherFiles: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'The file is a ZIP archive or a spreadsheet; unpack it, or save the sheet as text with tabs'],
  ['%PDF', 'The file is a PDF, not a feed'],
  ['<', 'The file is XML; feeds are read as TSV, CSV or JSON lines'],
];

const refuseOtherFiles = (head: Buffer): void => {
  const start = head.subarray(0, 200).toString('latin1').trimStart();
  const other = otherFiles.find(([beginning]) => start.startsWith(beginning));
  if (other !== undefined) throw new UnusableFeed(other[1]);
  if (isGzip(head)) throw new UnusableFeed('The file is compressed twice; unpack it once');
  const zeros = { even: 0, odd: 0 };
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1;
  });
  const least = head.length / 8;
  if (zeros.odd <= least && zeros.even <= least) return;
  const guess = zeros.odd > zeros.even ? 'utf-16le' : 'utf-16be';
  throw new UnusableFeed(`The file looks like UTF-16 without a byte order mark; pass --encoding ${guess}`);
};

/**
 * Returns the encoding (the given one, else that of the byte order mark, else UTF-8) and the length of the mark in bytes.
 */
const detectEncoding = (
  head: Buffer,
  givenEncoding: FeedEncoding | undefined,
): { readonly encoding: FeedEncoding; readonly markBytes: number } => {
  const mark = byteOrderMarks.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte));
  if (mark !== undefined && (givenEncoding === undefined || givenEncoding === mark[0])) {
    return { encoding: mark[0], markBytes: mark[1].length };
  }
  if (mark !== undefined) {
    throw new UnusableFeed(
      `The file begins with the byte order mark of ${mark[0]}; leave --encoding ${givenEncoding} out`,
    );
  }
  if (givenEncoding === undefined || givenEncoding === 'utf-8') refuseOtherFiles(head);
  return { encoding: givenEncoding ?? 'utf-8', markBytes: 0 };
};

async function* chained(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

/** Converts any encoding to UTF-8. */
async function* recoded(chunks: AsyncGenerator<Buffer>, encoding: FeedEncoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

const NEW_LINE = 0x0a;
const RETURN = 0x0d;

/** Splits UTF-8 bytes into lines. */
async function* splitLines(chunks: AsyncGenerator<Buffer>, end: number): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = chunk.indexOf(end); at >= 0; at = chunk.indexOf(end, start)) {
      const part = chunk.subarray(start, at);
      yield rest.length === 0 ? part : Buffer.concat([rest, part]);
      rest = Buffer.alloc(0);
      start = at + 1;
    }
    if (rest.length < MAX_LINE_BYTES) rest = Buffer.concat([rest, chunk.subarray(start)]);
  }
  if (rest.length > 0) yield rest;
}

/**
 * Reads the numbered lines of a feed. Detects gzip by content and UTF-16 by byte order mark or the given encoding;
 * accepts all line ends. Throws an UnusableFeed when the file is empty, not text, or compressed too much.
 */
export async function* readLines(file: string, givenEncoding?: FeedEncoding): AsyncGenerator<NumberedLine> {
  const { head, rest } = await peek(file);
  if (head.length === 0) throw new UnusableFeed('The file is empty');
  const { encoding, markBytes } = detectEncoding(head, givenEncoding);
  const bytes = chained(head.subarray(markBytes), rest);
  const isUtf8File = encoding === 'utf-8';
  const hasNewLines = head.includes(NEW_LINE);
  const text = isUtf8File ? bytes : recoded(bytes, encoding);
  let line = 0;
  for await (const part of splitLines(text, hasNewLines || !head.includes(RETURN) ? NEW_LINE : RETURN)) {
    line += 1;
    const hasReturn = part.at(-1) === RETURN;
    const content = (hasReturn ? part.subarray(0, -1) : part).toString('utf8');
    const isDamaged = content.includes('\uFFFD') && (!isUtf8File || !isUtf8(part));
    yield { line, text: content.slice(0, MAX_ROW_LENGTH + 1), isDamaged };
  }
}
