import type { ReactElement } from 'react';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { Button } from '../design/button';
import * as styles from './elsewhere.module.css';
import { SHOW_ADDED } from './show-added';

const Elsewhere = ({ href, text }: Readonly<Record<'href' | 'text', string>>): ReactElement => (
  <>
    <a href={href} target="_blank">
      {text}
    </a>
    .
  </>
);

/** Leads to where an address is added, beside the form that is to use it. */
export const AddressElsewhere = (): ReactElement => (
  <Elsewhere href={`${ACCOUNT_PATHS.addresses}?edit=new`} text="Add an address (opens in a new tab)" />
);

/** The same of a card. */
export const CardElsewhere = (): ReactElement => (
  <Elsewhere href={ACCOUNT_PATHS.wallet} text="Add a card (opens in a new tab)" />
);

/**
 * Shows a form again with what was added to the account in another tab, and with what is typed. It is outside of the form:
 * otherwise Enter would press it rather than the button that saves.
 */
export const ShowAdded = ({ form }: { readonly form: string }): ReactElement => (
  <p className={styles.added}>
    Added an address or a card in another tab?{' '}
    <Button type="submit" form={form} name={SHOW_ADDED} value="true" formNoValidate look="secondary" size="small">
      Show it in this form
    </Button>
  </p>
);
