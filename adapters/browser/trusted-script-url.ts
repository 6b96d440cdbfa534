/** Marks the address of a script or a worker as trusted; throws for one that the shop does not run. */
export type TrustScriptUrl = (url: string) => string;

/**
 * Makes the one function that trusts addresses of a kind. The policy's name is in the shop's content-security-policy.
 * It is created with the first address, because a name can be used only once.
 */
export const makeTrustScriptUrl = (
  { trustedTypes }: Pick<Window, 'trustedTypes'>,
  policyName: string,
  isOurs: (url: string) => boolean,
): TrustScriptUrl => {
  const createScriptURL = (url: string): string => {
    if (!isOurs(url)) throw new TypeError(`the shop runs no script from ${url}`);
    return url;
  };
  let policy: { readonly createScriptURL: TrustScriptUrl } | undefined;
  return (url) => {
    policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL }) ?? { createScriptURL };
    return policy.createScriptURL(url);
  };
};
