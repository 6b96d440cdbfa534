import { withDefaults } from './chrome-defaults';
import { decodePageData } from './decode-page-data';
import type { DocumentData, WrittenDocument } from './page-data';

/** Returns the data of a document from its JSON. Throws when the text is not JSON. */
export const readDocument = (text: string): DocumentData => {
  const data = decodePageData(JSON.parse(text)) as WrittenDocument;
  return { ...data, chrome: withDefaults(data.chrome) };
};
