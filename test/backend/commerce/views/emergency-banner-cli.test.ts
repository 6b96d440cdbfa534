import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const run = promisify(execFile);
const COMMAND = resolve(process.cwd(), 'backend/commands/emergency-banner-cli.ts');

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

/** Runs the command over the folder of the running backend. */
const command = async (...given: readonly string[]): Promise<{ readonly code: number; readonly output: string }> => {
  try {
    const { stdout } = await run(process.execPath, [COMMAND, ...given, '--data-dir', backend.dataFolder]);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { readonly code: number; readonly stderr: string };
    return { code, output: stderr };
  }
};

const shown = async (): Promise<unknown> => {
  const { body } = await backend.browser().get('espot/Home_EmergencyBanner_React');
  const [content] = body.MarketingSpotData[0].baseMarketingSpotActivityData ?? [];
  return content && [content.marketingContentDescription[0].marketingText, content.contentUrl];
};

test('[HDR-13] a command shows, replaces and hides the banner while the backend runs', async () => {
  expect((await command('show', 'Stores close at noon.', '--link', '/help')).code).toBe(0);
  expect(await shown()).toEqual(['Stores close at noon.', '/help']);
  await command('show', 'Stores are open again.');
  expect(await shown()).toEqual(['Stores are open again.', '']);
  expect((await command('hide')).output).toBe('the banner is hidden\n');
  expect(await shown()).toBeUndefined();
});

describe('a wrong command', () => {
  beforeAll(() => command('show', 'Stay safe.'));

  test.each([
    ['no command', [], 'unknown command ""'],
    ['another command', ['print'], 'unknown command "print"'],
    ['no text', ['show'], 'TEXT must have 1 to 300 characters'],
    ['a long text', ['show', 'a'.repeat(301)], 'TEXT must have 1 to 300 characters'],
    ['a text without quotes', ['show', 'Closed', 'today'], 'put TEXT in quotes: "Closed today"'],
    ['a link to elsewhere', ['show', 'Closed', '--link', '//other.example'], '--link must be a path of the shop'],
  ])('[HDR-13] with %s nothing changes, and the command says why', async (_case, given, reason) => {
    const { code, output } = await command(...given);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(await shown()).toEqual(['Stay safe.', '']);
  });
});
