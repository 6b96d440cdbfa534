/** The part of the browser's Trusted Types that is used here. */
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string | null }) => unknown;
}

/**
 * Lets the vendor's script load its other parts in a browser with Trusted Types. That script uses no policy of the shop,
 * so a default policy has to check its addresses: only those of the deployment's origins are trusted. Where another
 * vendor of the page has a default policy already, that one decides.
 */
export const trustChatScripts = (
  { trustedTypes }: { readonly trustedTypes?: PolicyFactory | undefined },
  origins: ReadonlyArray<string>,
): void => {
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (origins.includes(URL.parse(url)?.origin ?? '') ? url : null),
  });
};
