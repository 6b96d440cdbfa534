export interface AdLink {
  readonly href: string;
  readonly rel?: string;
}

/** Listeners for all ways to follow a link, including the middle button (ADS-09). */
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

/**
 * Returns the attributes of an ad's link. For other sites, `rel` marks it as paid and denies the target access to this
 * window.
 */
export const adLink = (href: string): AdLink =>
  href.startsWith('/') && !href.startsWith('//') ? { href } : { href, rel: 'sponsored noopener' };
