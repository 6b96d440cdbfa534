import type { ReactElement } from 'react';
import { personalizePath } from '../../core/paths/personalize-paths';
import { ButtonLink, type ButtonLinkProps } from '../design/button';
import { VisuallyHidden } from '../design/visually-hidden';

export interface PersonalizeLinkProps extends Omit<ButtonLinkProps, 'href' | 'children'> {
  readonly item: { readonly url?: string | undefined; readonly partNumber: string; readonly name: string };
}

/** Leads to the text of an item that is bought with one, in place of a button that adds it (PRO-08). */
export const PersonalizeLink = ({ item, look = 'secondary', ...rest }: PersonalizeLinkProps): ReactElement | null =>
  item.url === undefined ? null : (
    <ButtonLink {...rest} look={look} href={personalizePath(item.url, item.partNumber)}>
      Personalize<VisuallyHidden> {item.name}</VisuallyHidden>
    </ButtonLink>
  );
