import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { require } from './project.mjs';

const { splitStyles } = require('./split-styles.cjs');

/**
 * Splits each built stylesheet for documents: its first part goes into the document, and the rest into a file that the
 * document links before its footer. Writes both parts beside the stylesheet and lists them in the build's manifest, as
 * `documents`: `{ [stylesheet]: { first, later } }`. The stylesheet itself stays for pages that load it with a script.
 */
export const splitDocumentStyles = (folder) => {
  const place = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(place, 'utf8'));
  const documents = Object.fromEntries(
    manifest.files
      .filter((url) => url.endsWith('.css'))
      .flatMap((url) => {
        const text = readFileSync(join(folder, posix.basename(url)), 'utf8');
        const { first, later } = splitStyles(text);
        if (later === '') return [];
        const write = (part, css) => {
          const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
          const file = `${part}.${hash}.css`;
          writeFileSync(join(folder, file), css);
          return posix.join(posix.dirname(url), file);
        };
        return [[url, { first: write('first', first), later: write('later', later) }]];
      }),
  );
  const files = [...manifest.files, ...Object.values(documents).flatMap(({ first, later }) => [first, later])];
  writeFileSync(place, `${JSON.stringify({ ...manifest, documents, files: files.sort() }, null, 1)}\n`);
};
