import { safeReturnPath } from '../../../core/paths/return-url';
import type { PageLoader } from '../../page/page';
import type { SignInLinkData, SignInLinkStep } from './sign-in-link-data';

export interface SignInLinkLoaderPorts {
  readonly shop: string;
  /** In development: the path at which sent mail can be read. Otherwise undefined. */
  readonly outboxPath: string | undefined;
}

const MAX_CODE = 100;

/**
 * Loads the page of a mailed link (USR-05). With the link's `code` it only asks for a confirmation; the form uses the
 * code.
 */
export const makeSignInLinkLoader =
  ({ shop, outboxPath }: SignInLinkLoaderPorts): PageLoader<SignInLinkData> =>
  ({ query, cameFrom }) =>
  async () => ({
    kind: 'page',
    data: {
      step: stepAt(query),
      returnPath: safeReturnPath(query.get('URL') ?? cameFrom),
      email: '',
      code: (query.get('code') ?? '').slice(0, MAX_CODE),
      isSent: query.get('step') === 'sent',
      errors: {},
      problem: undefined,
      outboxPath,
    },
    head: {
      title: `Approve this browser | ${shop}`,
      description: `Sign in to your locked ${shop} account.`,
      canonical: undefined,
      isIndexed: false,
    },
    isShareable: false,
  });

const stepAt = (query: URLSearchParams): SignInLinkStep => (query.has('code') || query.has('step') ? 'use' : 'ask');
