import { encodePart } from '../shared/encode-part';

/** The page of all questions about a product, where they are searched, asked and answered (PRO-05). */
const QUESTIONS = 'questions';

/** `productUrl` is the path of the product's page. */
export const questionsPath = (productUrl: string, search?: string): string =>
  `${productUrl}/${QUESTIONS}${search === undefined ? '' : `?q=${encodePart(search)}`}`;

/** Whether a path, which ends in a slash, is the page of questions about a product. */
export const isQuestionsFolder = (folder: string): boolean =>
  /^\/shop\/en\/petcostore\/product\/[^/]{1,200}\/questions\/$/.test(folder);
