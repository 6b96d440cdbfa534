import { useState, type ReactElement, type ReactNode } from 'react';
import { ButtonLink, type ButtonLook } from '../design/button';
import { isPlainClick } from '../design/plain-click';
import { Spinner } from '../design/spinner';
import type { ApplyOptions, CardFlow } from './card-flow';

export interface ApplyLinkProps {
  readonly cardFlow: Pick<CardFlow, 'apply'>;
  /** The link's target when scripts do not run. */
  readonly href: string;
  readonly look?: ButtonLook;
  readonly options?: ApplyOptions;
  readonly children: ReactNode;
}

/**
 * The APPLY NOW button. It starts the card flow; without scripts it links to the page that explains how to apply
 * (PCC-02, PCC-03).
 */
export const ApplyLink = ({ cardFlow, href, look, options, children }: ApplyLinkProps): ReactElement => {
  const [isOpening, setOpening] = useState(false);
  return (
    <ButtonLink
      href={href}
      look={look}
      size="large"
      aria-busy={isOpening || undefined}
      icon={isOpening ? <Spinner label="Opening" /> : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (isOpening) return;
        setOpening(true);
        void cardFlow.apply(options).finally(() => setOpening(false));
      }}
    >
      {children}
    </ButtonLink>
  );
};
