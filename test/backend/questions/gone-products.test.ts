import { generateCatalogue } from '../../../backend/catalogue/generator/generate-catalogue';
import { deleteItems } from '../../../backend/catalogue/importer/import-catalogue';
import { STANDARD_RULE } from '../../../backend/catalogue/importer/removal';
import { makeUnitOfWork } from '../../../backend/database/unit-of-work';
import { makeAskQuestion } from '../../../backend/questions/post-text';
import { readQuestions } from '../../../backend/questions/read-questions';
import { feedRow, NOW, openGeneratedShop, openShop, type Shop } from '../search/support/shop';

const idOf = async ({ database }: Shop, partNumber: string): Promise<string> => {
  const product = database.selectFrom('product').select('id').where('part_number', '=', partNumber);
  return (await product.executeTakeFirstOrThrow()).id;
};

const askAbout = async ({ database }: Shop, productId: string, text: string): Promise<void> => {
  const author = { kind: 'R', personalization_id: text, created_at: NOW } as const;
  const row = await database.insertInto('shopper').values(author).returning('shopper_id').executeTakeFirstOrThrow();
  const ask = makeAskQuestion({ unitOfWork: makeUnitOfWork(database), clock: () => NOW });
  expect(await ask(productId, row.shopper_id, text)).toBe('published');
};

const textsOf = async ({ database }: Shop, productId: string): Promise<readonly string[]> => {
  const { questions } = await readQuestions(database, { productId, search: '', offset: 0, limit: 20, answers: 5 });
  return questions.map(({ text }) => text);
};

test('[PRO-05] a product that leaves the feed and comes back has its questions again', async () => {
  const shop = await openShop();
  try {
    await shop.stock([feedRow('crate'), feedRow('bowl')]);
    const before = await idOf(shop, 'crate');
    await askAbout(shop, before, 'Does it fit a small crate?');
    await deleteItems({ database: shop.database, ids: ['crate'], removal: { ...STANDARD_RULE, isConfirmed: true } });
    expect(await textsOf(shop, before)).toEqual([]);
    await shop.stock([feedRow('crate')]);
    expect(await textsOf(shop, await idOf(shop, 'crate'))).toEqual(['Does it fit a small crate?']);
    expect(await textsOf(shop, await idOf(shop, 'bowl'))).toEqual([]);
  } finally {
    await shop.close();
  }
});

test('[PRO-05] questions of shoppers stay when the catalogue is generated again, also those that are asked meanwhile', async () => {
  const shop = await openGeneratedShop(600, 7);
  const { database } = shop;
  try {
    const { id, part_number } = await database
      .selectFrom('product')
      .select(['id', 'part_number'])
      .executeTakeFirstOrThrow();
    const ofDemonstration = await textsOf(shop, id);
    await askAbout(shop, id, 'Does it fit a small crate?');
    const asked: Promise<void>[] = [];
    const askMeanwhile = async (): Promise<void> =>
      askAbout(shop, await idOf(shop, part_number), 'And does it fit a large one?');
    await generateCatalogue({
      database,
      seed: 7,
      size: 600,
      onProgress: (done) => void (done < 600 && asked.push(askMeanwhile())),
    });
    await Promise.all(asked);
    expect(asked).toHaveLength(1);
    const texts = await textsOf(shop, await idOf(shop, part_number));
    expect(texts.toSorted()).toEqual(
      [...ofDemonstration, 'Does it fit a small crate?', 'And does it fit a large one?'].toSorted(),
    );
  } finally {
    await shop.close();
  }
});
