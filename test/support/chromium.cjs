const { execFile } = require('node:child_process');
const { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { promisify } = require('node:util');

const run = promisify(execFile);
const ROOT = join(__dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/test-browser');
const UNPACK_SCRIPT = join(__dirname, 'unpack-chromium.mjs');

/** Common paths of an installed browser, for systems that the packaged browser does not support. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Without these switches the browser sends its own requests, which would distort the measurements of a page. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * Returns the launch options of the browser for all tests and measurements. It is the browser that `CHROME_PATH` names,
 * else the packaged one, so that tests run in the same browser everywhere. An installed browser is used only on systems
 * without a packaged one. Rejects with instructions when there is none.
 */
const findChromium = async ({ environment = process.env, system = `${process.platform}-${process.arch}` } = {}) => {
  const { CHROME_PATH: named } = environment;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return { executablePath: named, args: [...QUIET], env: environment };
  }
  if (system === 'linux-x64') return packagedChromium(environment);
  const executablePath = INSTALLED.find((path) => existsSync(path));
  if (executablePath !== undefined) return { executablePath, args: [...QUIET], env: environment };
  throw new Error(`The packaged Chromium does not run on ${system}: set CHROME_PATH to a Chromium or Chrome.`);
};

/**
 * Returns the options of the packaged browser, with the package's libraries and fonts, since a system without a desktop
 * has none. The environment applies to the browser's process only. The package's own switches are not used: they run
 * everything in one process and turn web security off.
 */
const packagedChromium = async (environment) => {
  const folder = await unpackOnce(join(CACHE, packagedVersion()), unpack);
  const libraries = join(folder, 'al2023/lib');
  return {
    executablePath: join(folder, 'chromium'),
    args: [...QUIET],
    env: {
      ...environment,
      LD_LIBRARY_PATH: environment.LD_LIBRARY_PATH ? `${libraries}:${environment.LD_LIBRARY_PATH}` : libraries,
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
};

const packagedVersion = () => {
  const entry = require.resolve('@sparticuz/chromium');
  return JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')).version;
};

/**
 * Creates the folder unless it exists. `fill(temporaryFolder, folder)` writes to a temporary folder, which a rename
 * then makes visible at once. Several processes may therefore run this at the same time, and a killed process leaves no
 * incomplete folder.
 */
const unpackOnce = async (folder, fill) => {
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}.unpacking-`);
  try {
    await fill(temporary, folder);
    renameSync(temporary, folder);
  } catch (error) {
    // Another process has created the same folder first.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return folder;
};

/** Unpacks in a separate process, since the package always unpacks into the folder of `TMPDIR`. */
const unpack = async (temporary, folder) => {
  await run(process.execPath, [UNPACK_SCRIPT], { cwd: ROOT, env: { ...process.env, TMPDIR: temporary } });
  writeFileSync(join(temporary, 'fonts.conf'), fontsConfiguration(folder));
};

/** Replaces the package's own file, which refers to other folders. */
const fontsConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(join(folder, 'fonts'))}</dir>
  <cachedir>${escapeXml(join(folder, 'fonts-cache'))}</cachedir>
</fontconfig>
`;

const escapeXml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

module.exports = { findChromium, unpackOnce };
