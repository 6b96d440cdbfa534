import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import Search from 'lucide-react/icons/search';
import { LINKS } from '../../core/paths/links';
import * as styles from './search-form.module.css';

export interface SearchFormProps {
  /** What the shopper searched for, kept in the box on the results page. */
  readonly term?: string;
  /** Names the form where a page has two of them. */
  readonly label?: string;
  /** Attributes of the box, such as a combobox gives it; `value` and `defaultValue` win over `term`. */
  readonly input?: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };
  /** The button is disabled while there is nothing to search for; without JavaScript it never is (SRC-01). */
  readonly canSubmit?: boolean;
  readonly onSubmit?: (() => void) | undefined;
  /** The panel of suggestions. */
  readonly children?: ReactNode;
}

/** What the box is called. */
export const SEARCH_LABEL = 'Search for pets, brands and products';

/** The site search: a real form that opens the results page, and the place where suggestions open. */
export const SearchForm = ({
  term = '',
  label = 'Site',
  input,
  canSubmit = true,
  onSubmit,
  children,
}: SearchFormProps): ReactElement => (
  <form
    role="search"
    aria-label={label}
    action={LINKS.search}
    method="get"
    className={styles.form}
    onSubmit={(event) => {
      if (onSubmit === undefined) return;
      event.preventDefault();
      onSubmit();
    }}
  >
    <div className={styles.box}>
      <input
        type="search"
        name="query"
        aria-label={SEARCH_LABEL}
        placeholder="What does your pet need?"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        spellCheck={false}
        {...(input !== undefined && 'value' in input ? {} : { defaultValue: term })}
        {...input}
        className={styles.input}
      />
      <button type="submit" className={styles.submit} aria-label="Search" disabled={!canSubmit}>
        <Search size={22} aria-hidden strokeWidth={2.5} />
      </button>
    </div>
    {children}
  </form>
);
