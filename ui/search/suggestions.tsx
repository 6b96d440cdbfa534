import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, type MouseEvent, type ReactElement } from 'react';
import X from 'lucide-react/icons/x';
import { Skeleton } from '../design/skeleton';
import { VisuallyHidden } from '../design/visually-hidden';
import type { SuggestionsProps } from './search-box';
import { SuggestionList } from './suggestion-list';
import * as styles from './suggestions.module.css';
import type { SuggestionsViewModel } from './suggestions-view-model';
import { useSuggestionsCombobox } from './use-suggestions-combobox';
import { useWide } from './use-wide';

export interface SuggestionsPanelProps extends SuggestionsProps {
  readonly model: SuggestionsViewModel;
}

const SKELETONS = Array.from({ length: 10 }, (_, place) => place);

/** Ten skeletons, shown while loading (SRC-03). */
const Waiting = (): ReactElement => (
  <ul className={styles.waiting} aria-hidden data-waiting>
    {SKELETONS.map((place) => (
      <li key={place} className={styles.skeleton}>
        <Skeleton shape="square" />
        <span className={styles.skeletonWords}>
          <Skeleton length="short" />
          <Skeleton length="long" />
        </span>
      </li>
    ))}
  </ul>
);

const HINTS = {
  empty: 'Check the spelling or try a more general term.',
  error: 'Select Search to see all results.',
} as const;

const Message = observer(({ model: { message, state } }: Pick<SuggestionsPanelProps, 'model'>): ReactElement | null =>
  message === undefined ? null : (
    <div className={styles.message}>
      <p className={styles.messageText}>{message}</p>
      <p>{state.kind === 'error' ? HINTS.error : HINTS.empty}</p>
    </div>
  ),
);

/**
 * A button beside each recent search to remove it. By keyboard it is the Delete key, since options must not contain
 * buttons.
 */
const Forgetting = observer(({ model }: Pick<SuggestionsPanelProps, 'model'>): ReactElement | null => {
  const terms = model.sections.flatMap(({ options }) =>
    options.flatMap((option) => (option.kind === 'recent' ? [option.text] : [])),
  );
  return terms.length === 0 ? null : (
    <ul className={styles.forgetting} aria-label="Remove recent searches">
      {terms.map((term) => (
        <li key={term}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.forget}
            aria-label={`Remove ${term} from recent searches`}
            onClick={() => model.forget(term)}
          >
            <X size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
});

/** Prevents a press on the panel from taking the focus from the box. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/**
 * The panel below the search box (SRC-02 to SRC-06, SRC-12). It is loaded on the first focus and stays until the page
 * ends.
 */
export const Suggestions = observer(({ model, box, takeOver }: SuggestionsPanelProps): ReactElement => {
  const isWide = useWide();
  useEffect(() => model.setWide(isWide), [model, isWide]);
  const begin = useEffectEvent(() => {
    const stop = model.start();
    if (document.activeElement === box.current) model.focus();
    return stop;
  });
  useEffect(() => begin(), [model]);
  const { getMenuProps, getItemProps } = useSuggestionsCombobox(model, { box, takeOver });
  const { ref, ...menu } = getMenuProps({ 'aria-label': 'Suggestions' }, { suppressRefError: true });
  return (
    <>
      <VisuallyHidden>
        <span role="status">{model.announcement}</span>
      </VisuallyHidden>
      {model.isOpen ? (
        <div ref={ref} className={styles.panel} onMouseDown={keepFocus}>
          <div className={styles.body}>
            <SuggestionList model={model} menu={menu} getItemProps={getItemProps} />
            <Forgetting model={model} />
            {model.isLoading ? <Waiting /> : null}
            <Message model={model} />
          </div>
          <button type="button" tabIndex={-1} className={styles.close} onClick={model.close}>
            <X size={18} aria-hidden />
            Close
          </button>
        </div>
      ) : null}
    </>
  );
});
