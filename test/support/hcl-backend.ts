import * as E from 'fp-ts/Either';
import { makeProxyMatcher } from '../../adapters/server/proxies/backend-proxy-rules';
import { makeCookieRules } from '../../adapters/server/requests/cookie-rules';
import type { ServerBackend } from '../../composition/backend/backend';
import { cookies } from '../../composition/backends/hcl/cookies';
import { makeBackend } from '../../composition/backends/hcl/server';

const made = makeBackend({});
if (E.isLeft(made)) throw new Error(made.left.join('\n'));

/** The default backend module, with its default settings. */
export const HCL_BACKEND: ServerBackend = made.right;
export const HCL_COOKIES = cookies;
export const HCL_COOKIE_RULES = makeCookieRules(cookies);
export const hclProxy = makeProxyMatcher(HCL_BACKEND.proxy);
