const { existsSync } = require('node:fs');

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Without these the browser sends requests of its own, which count into what a page is measured by. */
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
 * The one browser of all tests and measurements, as launch options: `$CHROME_PATH`, else one of this machine, else
 * the one that comes as a package.
 */
const findChromium = async () => {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  const executablePath = named ?? INSTALLED.find((path) => existsSync(path));
  if (executablePath !== undefined) return { executablePath, args: [...QUIET] };
  // The package's own switches are for a place without other processes: one process for all, no web security.
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: [...QUIET] };
};

module.exports = { findChromium };
