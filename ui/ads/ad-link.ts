export interface AdLink {
  readonly href: string;
  readonly rel?: string;
}

/** Out of the shop, the link says that it was paid for and gives the shop's window away to nobody. */
export const adLink = (href: string): AdLink =>
  href.startsWith('/') && !href.startsWith('//') ? { href } : { href, rel: 'sponsored noopener' };
