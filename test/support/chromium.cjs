const { execFile } = require('node:child_process');
const { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { promisify } = require('node:util');

const run = promisify(execFile);
const ROOT = join(__dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/test-browser');
const UNPACK_SCRIPT = join(__dirname, 'unpack-chromium.mjs');

/** Usual paths of a browser on systems that the packaged browser does not support. */
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
 * The browser of all tests and measurements, as Playwright's launch options: the one that `CHROME_PATH` names, else the
 * packaged one, whatever is installed, so that tests run in the same browser everywhere. Only where the package has no
 * build for the system is an installed browser used. Rejects with what to do when there is none.
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
 * The packaged browser with the libraries and fonts that come with it: a system without a desktop has none. They are set
 * for the browser's process alone. The package's own switches are left out: they are for a place without other processes
 * (one process for all, no web security).
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
 * Fills the folder with `unpack(temporaryFolder, folder)` unless it is there. The folder appears whole or not at all, so
 * several processes may do it at the same time, and one that is killed leaves nothing that the next one takes for done.
 */
const unpackOnce = async (folder, fill) => {
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}.unpacking-`);
  try {
    await fill(temporary, folder);
    renameSync(temporary, folder);
  } catch (error) {
    // Another process was faster: its files are the same.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return folder;
};

/** The package unpacks into the folder for temporary files and nowhere else: in a process of its own that is ours. */
const unpack = async (temporary, folder) => {
  await run(process.execPath, [UNPACK_SCRIPT], { cwd: ROOT, env: { ...process.env, TMPDIR: temporary } });
  writeFileSync(join(temporary, 'fonts.conf'), fontsConfiguration(folder));
};

/** The package's own file names folders of another place. */
const fontsConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(join(folder, 'fonts'))}</dir>
  <cachedir>${escapeXml(join(folder, 'fonts-cache'))}</cachedir>
</fontconfig>
`;

const escapeXml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

module.exports = { findChromium, unpackOnce };
