import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../design/plain-click';

/** Returns the props of a link to a form, which opens as a dialog on a plain click. `id`: the entry to change. */
export type DialogLink = (
  href: string,
  id?: string,
) => { readonly href: string; readonly onClick: (event: MouseEvent<HTMLElement>) => void };

export const dialogLink =
  (open: (id: string | undefined) => void): DialogLink =>
  (href, id) => ({
    href,
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      open(id);
    },
  });
