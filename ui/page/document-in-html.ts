import type { DocumentData } from './page-data';
import { readDocument } from './read-document';

/** Returns the page data in the HTML of a page of the shop. Throws when there is none. */
export const documentInHtml = (html: string): DocumentData => {
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (data === undefined) throw new Error('the document has no page data');
  return readDocument(data);
};
