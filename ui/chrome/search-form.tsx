import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import Search from 'lucide-react/icons/search';
import { LINKS } from '../../core/paths/links';
import * as styles from './search-form.module.css';

export interface SearchFormProps {
  /** The term of the current search, kept in the box on the results page. */
  readonly term?: string;
  /** The form's accessible name, for pages with two search forms. */
  readonly label?: string;
  /** Attributes of the input, such as those of a combobox. `value` and `defaultValue` take precedence over `term`. */
  readonly input?: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };
  /** Attributes of the button. Without JavaScript it is always enabled (SRC-01). */
  readonly button?: ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> };
  readonly onSubmit?: (() => void) | undefined;
  /** The panel of suggestions. */
  readonly children?: ReactNode;
}

/** The label of the search box. */
export const SEARCH_LABEL = 'Search for pets, brands and products';

/** The site search: a form that opens the results page, and the container of the suggestions. */
export const SearchForm = ({
  term = '',
  label = 'Site',
  input,
  button,
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
      <button type="submit" className={styles.submit} aria-label="Search" {...button}>
        <Search size={22} aria-hidden strokeWidth={2.5} />
      </button>
    </div>
    {children}
  </form>
);
