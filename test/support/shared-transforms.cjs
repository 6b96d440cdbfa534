const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { basename, join } = require('node:path');

const hashOf = (...parts) => createHash('sha1').update(JSON.stringify(parts)).digest('hex');

/** The hash of what compiled code depends on beside its source. */
const SETTINGS = hashOf(
  ...[
    join(__dirname, '../../tsconfig.json'),
    join(__dirname, '../tsconfig.jest.json'),
    require.resolve('ts-jest/package.json'),
    require.resolve('typescript/package.json'),
    __filename,
  ].map((file) => readFileSync(file, 'utf8')),
);

const MAP = /\n\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,(\S+)\s*$/;

/** Separates the source map from the code, which is read and compiled again for each test file. */
const withoutMap = (code) => {
  const [comment, encoded] = MAP.exec(code) ?? [];
  return comment === undefined
    ? { code }
    : { code: code.slice(0, -comment.length), map: Buffer.from(encoded, 'base64').toString('utf8') };
};

/** Reads a stored result; undefined when there is none that can be read. */
const readResult = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Stores a result. Other processes see all of it or nothing. */
const storeResult = (folder, file, result) => {
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(result));
  renameSync(unfinished, file);
};

/**
 * Makes a transformer of Jest that stores what a compiler returns once for all projects, in Jest's cache folder. Jest's
 * own cache is one for each project, so that a source which the tests of five projects import would be compiled five
 * times. `makeCompiler` is called when the first source has to be compiled.
 */
const shareTransforms = (makeCompiler, options) => {
  let compiler;
  const keyOf = (text, path, { instrument, supportsStaticESM }) =>
    hashOf(SETTINGS, options, instrument, supportsStaticESM, path, text);
  return {
    getCacheKey: keyOf,
    process: (text, path, details) => {
      const folder = join(details.config.cacheDirectory, 'shared-transforms');
      const file = join(folder, `${basename(path)}-${keyOf(text, path, details)}.json`);
      const stored = readResult(file);
      if (stored !== undefined) return stored;
      compiler ??= makeCompiler();
      const result = withoutMap(compiler.process(text, path, details).code);
      storeResult(folder, file, result);
      return result;
    },
  };
};

module.exports = {
  shareTransforms,
  /** ts-jest with shared results. Loading it with TypeScript takes 0.5 s in each new worker, so it is loaded late. */
  createTransformer: (options) => shareTransforms(() => require('ts-jest').default.createTransformer(options), options),
};
