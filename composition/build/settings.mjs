import { createServer } from 'node:net';

/** The address of the embedded backend; `npm start` and `npm run dev` replace it by the actual one. */
const SOMEWHERE = 'http://127.0.0.1:3001';

/**
 * Ends the process with one line for each invalid or misspelled setting of these readers, before anything is built or
 * started. The settings are imported late, because an old Node.js cannot parse them; it has been refused by then.
 */
const requireSettingsOf = async (readers, environment) => {
  const { refuseToStart, settingProblems } = await import('../../settings/require-settings.ts');
  const problems = settingProblems(readers, environment);
  if (problems.length > 0) refuseToStart(problems);
};

/**
 * Returns the readers of the programs that run beside the storefront. Another backend module checks its settings at its
 * start.
 */
const readersOfBackend = ({ BACKEND, COMMERCE_ORIGIN }) => [
  ...(['hcl', '', undefined].includes(BACKEND) ? ['hcl'] : []),
  ...(COMMERCE_ORIGIN ? [] : ['backend']),
];

/** For commands that open the shop. */
export const requireSettings = (environment) =>
  requireSettingsOf(['storefront', 'commands', ...readersOfBackend(environment)], {
    ...environment,
    COMMERCE_ORIGIN: environment.COMMERCE_ORIGIN || SOMEWHERE,
  });

/** For commands that build, test or measure. */
export const requireToolSettings = (environment) => requireSettingsOf(['commands', 'tests'], environment);

/** Ends the process with one line when the storefront cannot listen, so that no time is spent on a build. */
export const requireFreePort = async (environment) => {
  const { readSettings } = await import('../../settings/read-settings.ts');
  const { listenProblem } = await import('../../settings/listen-problem.ts');
  const { refuseToStart } = await import('../../settings/require-settings.ts');
  const { values } = readSettings('storefront', { ...environment, COMMERCE_ORIGIN: SOMEWHERE });
  const place = { host: values.HOST, port: values.PORT };
  const error = await listenOnce(place);
  const problem = listenProblem(error, { ...place, names: { host: 'HOST', port: 'PORT' } });
  if (problem !== undefined) refuseToStart([problem]);
};

/** Resolves with the error of listening at this place, or with undefined after a success. */
const listenOnce = (place) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(place, () => server.close(() => resolve(undefined)));
  });
