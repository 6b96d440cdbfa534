import { createHash } from 'node:crypto';

/**
 * The key under which a row that a form adds is unique for its shopper; null without a key. It depends on what is added too:
 * a form that is posted twice adds it once, and one that is posted again with something else, from a page that the browser
 * has kept, adds that. [ACC-04]
 */
export const addKeyOf = (formKey: string | undefined, added: readonly unknown[]): string | null =>
  formKey === undefined
    ? null
    : createHash('sha256')
        .update(JSON.stringify([formKey, ...added]))
        .digest('base64url');
