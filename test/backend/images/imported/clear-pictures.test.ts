import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clearPictures } from '../../../../backend/images/imported/clear-pictures';
import { makePictureFiles, pictureFolderOf } from '../../../../backend/images/imported/picture-files';
import { putPicture, recordUses } from '../../../../backend/images/imported/picture-records';
import { feedRow, NOW, openShop, type Shop } from '../../search/support/shop';

const ADDRESS = 'https://pictures.example/1.jpg';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const storedFiles = async (): Promise<readonly string[]> => {
  const entries = await readdir(pictureFolderOf(shop.folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

/** Stores a picture for the address, with a hash that repeats two digits. */
const pictureOf = (digits: string) => ({
  address: ADDRESS,
  picture: { hash: digits.repeat(16), body: Buffer.from('picture'), width: 1, height: 1 },
  validators: { etag: null, lastModified: null },
  now: NOW,
});

/** Adds a file to the store without a row. */
const putFile = async (name: string, writtenAt: number): Promise<void> => {
  const folder = join(pictureFolderOf(shop.folder), name.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), 'bytes');
  await utimes(join(folder, name), writtenAt / 1000, writtenAt / 1000);
};

test('[PLT-04] the next cleanup removes a file whose row was not committed, and no other file', async () => {
  const files = makePictureFiles(pictureFolderOf(shop.folder));
  await shop.stock([feedRow('one')]);
  await recordUses(shop.database, 'import', [{ line: 1, partNumber: 'one', addresses: [ADDRESS] }]);
  await putPicture(shop.database, files, pictureOf('ab'));
  const failing: typeof files = {
    ...files,
    stage: async (hash, body) => {
      const staged = await files.stage(hash, body);
      const commit = async (): Promise<void> => {
        await staged.commit();
        throw new Error('the disk is full');
      };
      return { ...staged, commit };
    },
  };
  await expect(putPicture(shop.database, failing, pictureOf('cd'))).rejects.toThrow('the disk is full');
  expect(await storedFiles()).toHaveLength(2);
  await clearPictures(shop.database, files, NOW);
  expect(await storedFiles()).toEqual([`${'ab'.repeat(16)}.webp`]);
});

test('[PLT-04] removes temporary files of a killed import after an hour, but not those of a running one', async () => {
  const files = makePictureFiles(pictureFolderOf(shop.folder));
  const name = `${'cd'.repeat(16)}.webp`;
  await putFile(`${name}.old.part`, NOW - 61 * 60_000);
  await putFile(`${name}.young.part`, NOW - 59 * 60_000);
  await clearPictures(shop.database, files, NOW);
  expect(await storedFiles()).toEqual([`${name}.young.part`]);
});

test('[PLT-04] removes all files without rows, even very many', async () => {
  const files = makePictureFiles(pictureFolderOf(shop.folder));
  for (let at = 0; at < 450; at += 1) await putFile(`ef${String(at).padStart(30, '0')}.webp`, NOW);
  await putFile('ef.txt', NOW);
  await clearPictures(shop.database, files, NOW);
  expect(await storedFiles()).toEqual(['ef.txt']);
});
