import * as E from 'fp-ts/Either';
import type { WebRequest, WebResponse } from '../../adapters/server/requests/web';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { withReturnPath } from '../../core/paths/return-url';
import { LINKS } from '../../core/paths/links';
import { AccountTokens } from '../account/tokens';
import type { Services } from '../token/services';

const UNAVAILABLE: WebResponse = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'We couldn’t load your data. Please go back and try again in a moment.',
};

const SIGN_IN: WebResponse = { redirect: withReturnPath(LINKS.signIn, ACCOUNT_PATHS.data), status: 302 };

/**
 * Responds to the download of what is known of the signed-in shopper, a JSON file that nobody stores (ACC-07); undefined
 * for any other path. Other shoppers are asked to sign in.
 */
export const respondWithOwnData = async (
  services: Services,
  { url, personal }: WebRequest,
): Promise<WebResponse | undefined> => {
  if (url.pathname !== ACCOUNT_PATHS.download) return undefined;
  if (!personal) return SIGN_IN;
  const data = await services.get(AccountTokens.downloadData)();
  if (E.isLeft(data)) return data.left.kind === 'sign-in-needed' ? SIGN_IN : UNAVAILABLE;
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    },
    body: JSON.stringify(data.right, undefined, 2),
  };
};
