/** Who vouches for a shopper: Google, for the shop's own client id, or in development a local stub. */
export type GoogleSetup = { readonly kind: 'google'; readonly clientId: string } | { readonly kind: 'stub' };
