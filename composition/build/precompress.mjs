import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/;
const WORTH_IT_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` file beside each text file, at the best quality, because they are made once and served for
 * a year.
 */
export const precompress = async (folder) => {
  const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name) && name !== 'manifest.json');
  await Promise.all(names.map((name) => compressOnce(join(folder, name))));
};

const compressOnce = async (file) => {
  if (existsSync(`${file}.br`) && existsSync(`${file}.gz`)) return;
  const content = await readFile(file);
  if (content.length < WORTH_IT_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotli(content, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
};
