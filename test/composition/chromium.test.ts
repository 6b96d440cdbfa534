import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium, unpackOnce } from '../support/chromium.cjs';

const run = promisify(execFile);
const without = (...names: ReadonlyArray<string>): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.includes(name)));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the browser of the tests', () => {
  const onPackagedSystem = process.platform === 'linux' && process.arch === 'x64' ? test : test.skip;

  onPackagedSystem('is the packaged one with its own libraries, whatever the system has', async () => {
    const { executablePath, env } = await findChromium({ environment: without('CHROME_PATH') });
    const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'));
    expect(executablePath).toContain(`node_modules/.cache/test-browser/${version}`);
    const { stdout } = await run('ldd', [executablePath], { env });
    for (const library of ['libnss3.so', 'libnspr4.so', 'libexpat.so.1']) {
      expect(stdout).toMatch(new RegExp(`${library} => \\S*/test-browser/${version}/al2023/lib/${library}`));
    }
  });

  onPackagedSystem('has fonts of its own, and this process keeps its environment', async () => {
    const before = { ...process.env };
    const { env } = await findChromium({ environment: { ...without('CHROME_PATH'), LD_LIBRARY_PATH: '/opt/lib' } });
    const fonts = /<dir>(.*)<\/dir>/.exec(readFileSync(String(env['FONTCONFIG_FILE']), 'utf8'))?.[1];
    expect(readdirSync(String(fonts), { recursive: true }).join()).toMatch(/\.ttf/);
    expect(env['LD_LIBRARY_PATH']).toMatch(/\/al2023\/lib:\/opt\/lib$/);
    expect(process.env).toEqual(before);
  });

  test('is the one in CHROME_PATH', async () => {
    const named = join(folder, 'chrome');
    writeFileSync(named, '');
    expect((await findChromium({ environment: { CHROME_PATH: named } })).executablePath).toBe(named);
  });

  test('reports a CHROME_PATH that does not exist', async () => {
    const missing = join(folder, 'missing');
    await expect(findChromium({ environment: { CHROME_PATH: missing } })).rejects.toThrow(
      `CHROME_PATH names ${missing}, which does not exist.`,
    );
  });
});

describe('unpacking', () => {
  const fill = async (temporary: string): Promise<void> => writeFileSync(join(temporary, 'chromium'), 'whole');

  test('gives concurrent processes the same complete folder and leaves nothing else', async () => {
    const target = join(folder, '1.0.0');
    const folders = await Promise.all(Array.from({ length: 4 }, () => unpackOnce(target, fill)));
    expect(new Set(folders)).toEqual(new Set([target]));
    expect(readFileSync(join(target, 'chromium'), 'utf8')).toBe('whole');
    expect(readdirSync(folder)).toEqual(['1.0.0']);
  });

  test('leaves no incomplete folder after a failure', async () => {
    const target = join(folder, '1.0.0');
    const breakOff = async (temporary: string): Promise<void> => {
      writeFileSync(join(temporary, 'chromium'), 'ha');
      throw new Error('disk full');
    };
    await expect(unpackOnce(target, breakOff)).rejects.toThrow('disk full');
    expect(readdirSync(folder)).toEqual([]);
    await unpackOnce(target, fill);
    expect(readFileSync(join(target, 'chromium'), 'utf8')).toBe('whole');
  });
});
