import type { Browser } from '../../commerce/support/browser.ts';

interface WireList {
  readonly externalIdentifier: string;
  readonly descriptionName: string;
  readonly state: string;
  readonly x_shareToken?: string;
  readonly item: readonly {
    readonly giftListItemID: string;
    readonly partNumber: string;
    readonly quantityRequested: string;
    readonly x_note: string;
  }[];
}

/** The lists of a shopper. */
export const lists = async (browser: Browser): Promise<readonly WireList[]> =>
  (await browser.get('wishlist/@self')).body.GiftList;

/** Quantities by part number, by the names of the lists. */
export const contents = async (browser: Browser): Promise<Readonly<Record<string, Readonly<Record<string, number>>>>> =>
  Object.fromEntries(
    (await lists(browser)).map((list) => [
      list.descriptionName,
      Object.fromEntries(list.item.map((item) => [item.partNumber, Number(item.quantityRequested)])),
    ]),
  );

/** Puts a product into the default list. */
export const wish = (browser: Browser, partNumber: string, quantityRequested = '1') =>
  browser.put('wishlist/@default?addItem=true', { item: [{ partNumber, quantityRequested }] });

/** Creates a list with products and returns its id. */
export const create = async (
  browser: Browser,
  descriptionName: string,
  ...partNumbers: readonly string[]
): Promise<string> => {
  const item = partNumbers.map((partNumber) => ({ partNumber, quantityRequested: '1' }));
  const { status, body } = await browser.post('wishlist', { descriptionName, item });
  expect(status).toBe(201);
  return body.externalIdentifier;
};

/** The id of a product in a shopper's lists. */
export const itemIdOf = async (browser: Browser, partNumber: string): Promise<string> =>
  (await lists(browser)).flatMap(({ item }) => item).find((item) => item.partNumber === partNumber)?.giftListItemID ??
  '';
