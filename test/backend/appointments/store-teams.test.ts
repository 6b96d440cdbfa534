import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDataFolder } from '../../../backend/catalogue/open-data-folder.ts';
import { setPlaces } from '../../../backend/services/store-teams.ts';
import type { BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import {
  addSalons,
  at,
  BATH,
  book,
  FISH_STORE,
  freeTimes,
  hold,
  startSalon,
  STORE,
  WEDNESDAY,
} from './support/salon.ts';

const run = promisify(execFile);

describe('[ACC-08] the places of a team in a store', () => {
  let world: BackendUnderTest;
  beforeEach(async () => {
    world = await startSalon();
  });
  afterEach(() => world.close());

  const groomers = (places: number | undefined): Promise<boolean> =>
    setPlaces(world.database, { storeId: STORE, team: 'groomers', places });
  const TEN = at(WEDNESDAY, '10:00');

  test('a store with one groomer sells a time once, and with the usual number again', async () => {
    expect(await groomers(1)).toBe(true);
    const [first, second] = [await world.registered('a@example.test'), await world.registered('b@example.test')];
    expect((await book(first, BATH, TEN)).status).toBe(200);
    expect(await freeTimes(second, BATH, WEDNESDAY)).not.toContain('10:00');
    const refused = await hold(second, BATH, TEN);
    expect([refused.status, refused.error.key]).toEqual([409, '_ERR_SLOT_TAKEN']);
    expect(await groomers(undefined)).toBe(true);
    expect(await freeTimes(second, BATH, WEDNESDAY)).toContain('10:00');
    expect((await book(second, BATH, TEN)).status).toBe(200);
  });

  test('a store with fewer groomers than before sells no time at which former ones have appointments', async () => {
    const [first, second, third] = [
      await world.registered('a@example.test'),
      await world.registered('b@example.test'),
      await world.registered('c@example.test'),
    ];
    const booked = await book(first, BATH, TEN);
    await book(second, BATH, TEN);
    // The one who has the first place goes, so that the booking that is left has the second.
    await first.post(`x_appointments/@self/${booked.body.appointmentId}/cancel`, {});
    await groomers(1);
    expect(await freeTimes(third, BATH, WEDNESDAY)).not.toContain('10:00');
    expect((await hold(third, BATH, TEN)).status).toBe(409);
  });

  test('a store without groomers offers no time, and a team that a store does not have is refused', async () => {
    await groomers(0);
    expect(await freeTimes(world.browser(), BATH, WEDNESDAY)).toEqual([]);
    for (const [storeId, team] of [
      [FISH_STORE, 'groomers'],
      [STORE, 'constructor'],
      ['9999', 'groomers'],
    ] as const) {
      expect(await setPlaces(world.database, { storeId, team, places: 2 })).toBe(false);
    }
  });
});

describe('[ACC-08] the command for the teams of stores', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-teams-'));
    const database = await openDataFolder(folder);
    await addSalons({ database });
    await database.destroy();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const command = (...words: readonly string[]): Promise<{ readonly code: number; readonly text: string }> =>
    run(process.execPath, ['backend/commands/store-teams-cli.ts', ...words, '--data-dir', folder]).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, text: stderr }),
    );

  test('lists the teams of a store, sets the places of one, and gives it the usual number again', async () => {
    const line = `${STORE} (Mission Valley) groomers`;
    expect((await command('list', STORE)).text.split('\n')).toContain(`${line}: 3`);
    const set = await command('set', STORE, 'groomers', '1');
    expect([set.code, set.text.split('\n')[0]]).toEqual([0, `${line}: 1, not the usual number`]);
    expect((await command('list')).text).toContain(`${line}: 1, not the usual number\n`);
    expect((await command('reset', STORE, 'groomers')).text).toContain(`${line}: 3\n`);
  });

  test('refuses what it does not know, and says what it takes', async () => {
    for (const [words, problem] of [
      [['list', '9999'], 'no store 9999 has a team'],
      [['set', STORE, 'bakers', '1'], `the store "${STORE}" has no team "bakers": "list" prints those that there are`],
      [['set', STORE, 'groomers', '100'], 'PLACES is a whole number from 0 to 99, not "100"'],
      [['set', STORE, 'groomers'], `set takes other words than "${STORE} groomers"`],
      [['fire'], 'unknown command "fire"'],
    ] as const) {
      const { code, text } = await command(...words);
      expect([code, text.split('\n')[0]]).toEqual([1, problem]);
      expect(text).toContain('Usage: npm run store-teams');
    }
  });
});
