import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { listenProblem } from '../../settings/listen-problem.ts';
import { misspelledSettings } from '../../settings/misspelled-settings.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { settingEntries } from '../../settings/settings.ts';
import type { Environment } from '../../settings/setting.ts';

const NEEDED = { COMMERCE_ORIGIN: 'https://commerce.example' };
const problemsOf = (environment: Environment): ReadonlyArray<string> => {
  const reading = readSettings('storefront', { ...NEEDED, ...environment });
  return reading.ok ? [] : reading.problems;
};

describe('the documentation', () => {
  const READERS = { storefront: 'S', hcl: 'H', backend: 'B', commands: 'C', tests: 'T' };
  const documented = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8')
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(([, name]) => /^`[A-Z_]+`$/.test(name ?? ''))
    .map((cells) => cells.slice(1, -1));

  test('[PLT-05] lists every setting with type, default and meaning as in the table of settings', () => {
    expect(documented).toEqual(
      settingEntries.map(([name, { of, type, unset, meaning, when, isSecret }]) => [
        `\`${name}\``,
        of.map((reader) => READERS[reader]).join(', '),
        `${type.expects}${isSecret === true ? ' (secret)' : ''}`,
        unset,
        meaning,
        when,
      ]),
    );
  });

  test.each(settingEntries)('[PLT-05] gives the actual default of %s', (_, { type, fallback, unset }) => {
    const recorded = /^`([^`/]+)`$/.exec(unset)?.[1];
    const isText = recorded !== undefined && !settingEntries.some(([name]) => name === recorded);
    expect(isText ? type.read(recorded) : fallback).toEqual(fallback);
  });
});

describe('an invalid value', () => {
  test('[PLT-05] is reported in one line with name, allowed values and value', () => {
    expect(problemsOf({ PORT: '80\n80', LOG_LEVEL: 'loud' })).toEqual([
      'PORT must be a whole number from 0 to 65535, not "80\\n80".',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ]);
  });

  test('[PLT-05] is truncated in the message when it is long', () => {
    expect(problemsOf({ PORT: '9'.repeat(5000) })[0]?.length).toBeLessThan(200);
  });

  test('[PLT-05] of a secret or a password in an address is never repeated', () => {
    const { CITRUS_KEY, COMMERCE_ORIGIN } = { CITRUS_KEY: 'hunter2 secret', COMMERCE_ORIGIN: 'https://user:hunter2@x' };
    const problems = problemsOf({ CITRUS_KEY, COMMERCE_ORIGIN });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain('hunter2');
  });

  test.each(settingEntries.filter(([, { isSecret, type }]) => isSecret === true && type.read('not one') === undefined))(
    '[PLT-05] of the secret %s is not in its message',
    (name, { of }) => {
      const reading = readSettings(of[0] ?? 'backend', { ...NEEDED, [name]: 'not one' });
      expect(reading.ok ? [] : reading.problems).toEqual([expect.stringMatching(new RegExp(`^${name} must be `))]);
      expect(reading.ok ? '' : reading.problems.join()).not.toContain('not one');
    },
  );

  test('[PLT-05] that is empty means the default, unless the setting is required', () => {
    const reading = readSettings('storefront', { ...NEEDED, PORT: ' ' });
    expect(reading.ok && reading.values.PORT).toBe(3000);
    expect(problemsOf({ COMMERCE_ORIGIN: '' })).toEqual([
      'COMMERCE_ORIGIN must be set: an http or https address, with or without a base path, such as https://api.example/commerce/v2.',
    ]);
  });
});

describe('a misspelled name', () => {
  test.each([
    ['PUBLC_ORIGIN', 'PUBLIC_ORIGIN'],
    ['DATADIR', 'DATA_DIR'],
    ['LOG_LEVLE', 'LOG_LEVEL'],
    ['PROT', 'PORT'],
    ['log_level', 'LOG_LEVEL'],
    ['SIGNIN_LIMIT', 'SIGN_IN_LIMIT'],
    ['COMERCE_ORIGINS', 'COMMERCE_ORIGIN'],
  ])('[PLT-05] %s is reported with its most similar setting', (given, meant) => {
    expect(problemsOf({ [given]: 'x' })).toEqual([`${given} is not a setting of the shop; did you mean ${meant}?`]);
  });

  test('[PLT-05] does not include names that systems, shells, npm and platforms set', () => {
    const ordinary = [
      ...[
        'PATH',
        'HOME',
        'PWD',
        'OLDPWD',
        'USER',
        'LOGNAME',
        'SHELL',
        'TERM',
        'LANG',
        'LC_ALL',
        'TZ',
        'MAIL',
        'EDITOR',
      ],
      ...['HOSTNAME', 'HOSTTYPE', 'DISPLAY', 'TMPDIR', 'XDG_DATA_DIRS', 'XDG_DATA_HOME', 'INBOX', 'PGPORT', 'PGHOST'],
      ...[
        'NODE',
        'NODE_OPTIONS',
        'NODE_PATH',
        'NODE_EXTRA_CA_CERTS',
        'npm_config_port',
        'npm_package_json',
        'INIT_CWD',
      ],
      ...['DATABASE_URL', 'CI', 'GITHUB_SHA', 'COMMIT', 'KUBERNETES_PORT', 'KUBERNETES_SERVICE_HOST', 'REDIS_PORT'],
      ...['JEST_WORKER_ID', 'FORCE_COLOR', 'http_proxy', 'NO_PROXY', 'HTTPS_PROXY', 'SSL_CERT_DIR', 'CHROME_BIN'],
    ];
    expect(misspelledSettings(Object.fromEntries(ordinary.map((name) => [name, 'x'])))).toEqual([]);
  });

  test('[PLT-05] does not include the settings themselves', () => {
    expect(misspelledSettings(Object.fromEntries(settingEntries.map(([name]) => [name, 'x'])))).toEqual([]);
  });

  test('[PLT-05] is found for every setting with a letter missing, doubled or swapped', () => {
    const names = settingEntries.map(([name]) => name);
    const change = fc.constantFrom<(name: string, at: number) => string>(
      (name, at) => name.slice(0, at) + name.slice(at + 1),
      (name, at) => name.slice(0, at) + name.charAt(at) + name.slice(at),
      (name, at) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), change, fc.nat(), (name, misspell, seed) => {
        const given = misspell(name, seed % (name.length - 1));
        fc.pre(!names.includes(given));
        expect(misspelledSettings({ [given]: 'x' })).toHaveLength(1);
      }),
    );
  });
});

describe('a server that cannot listen', () => {
  const place = { host: '127.0.0.1', port: 80, names: { host: 'HOST', port: 'PORT' } };

  test.each([
    ['EADDRINUSE', /^Port 80 on 127\.0\.0\.1 is taken .* set PORT to another port\.$/],
    ['EACCES', /^Port 80 on 127\.0\.0\.1 may not be used .* set PORT to a port from 1024 on\.$/],
    ['EADDRNOTAVAIL', /^HOST must be an address of this machine, not "127\.0\.0\.1"\.$/],
  ])('[PLT-05] because of %s names the setting to change', (code, line) => {
    expect(listenProblem(Object.assign(new Error('listen'), { code }), place)).toMatch(line);
  });

  test('adds nothing to other errors', () => {
    expect(listenProblem(new Error('a bug'), place)).toBe(undefined);
    expect(listenProblem(undefined, place)).toBe(undefined);
  });
});
