import { useEffect, useRef, type ReactElement } from 'react';

/** What replaces the form after it was accepted (FTR-03). */
export const NEWSLETTER_THANKS = 'Thanks for subscribing to our newsletter!';

/** The thanks, which take the focus from the button that they replace. */
export const NewsletterThanks = (): ReactElement => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="newsletter-thanks">
      {NEWSLETTER_THANKS}
    </p>
  );
};
