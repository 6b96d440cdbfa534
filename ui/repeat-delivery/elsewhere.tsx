import type { ReactElement } from 'react';
import { ACCOUNT_PATHS } from '../../core/paths/paths';

interface ElsewhereProps {
  /** The page with the form, which is loaded again to choose what was added; undefined where the form has a button for that. */
  readonly path?: string;
}

const Elsewhere = ({ href, text, path }: ElsewhereProps & Readonly<Record<'href' | 'text', string>>): ReactElement => (
  <>
    <a href={href} target="_blank">
      {text}
    </a>
    {path === undefined ? (
      '.'
    ) : (
      <>
        , then <a href={path}>reload this page</a> to choose it.
      </>
    )}
  </>
);

/** Leads to where an address is added, and back to the form to choose it. */
export const AddressElsewhere = ({ path }: ElsewhereProps): ReactElement => (
  <Elsewhere href={`${ACCOUNT_PATHS.addresses}?edit=new`} text="Add an address (opens in a new tab)" path={path} />
);

/** The same of a card. */
export const CardElsewhere = ({ path }: ElsewhereProps): ReactElement => (
  <Elsewhere href={ACCOUNT_PATHS.wallet} text="Add a card (opens in a new tab)" path={path} />
);
