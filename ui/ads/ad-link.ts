export interface AdLink {
  readonly href: string;
  readonly rel?: string;
}

/** Listeners for each way of following a link, also into another tab with the middle button (ADS-09). */
export interface LinkListeners {
  readonly onClick: () => void;
  readonly onAuxClick: (event: Pick<MouseEvent, 'button'>) => void;
}

export const onFollowed = (followed: () => void): LinkListeners => ({
  onClick: followed,
  onAuxClick: ({ button }) => {
    if (button === 1) followed();
  },
});

/** Out of the shop, the link says that it was paid for and gives the shop's window away to nobody. */
export const adLink = (href: string): AdLink =>
  href.startsWith('/') && !href.startsWith('//') ? { href } : { href, rel: 'sponsored noopener' };
