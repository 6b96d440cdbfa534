/** Vouches for the address of a script or a worker; throws for one that the shop does not run. */
export type TrustScriptUrl = (url: string) => string;

/**
 * Makes the one place where addresses of a kind become trusted. The policy's name stands in the shop's
 * content-security-policy; it is created with the first address, since a name can be taken only once.
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
