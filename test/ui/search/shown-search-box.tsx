import { act, fireEvent, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { SearchBox, type SuggestionsProps } from '../../../ui/search/search-box';
import { Suggestions } from '../../../ui/search/suggestions';
import { searchWorld } from './search-world';

/** Options that were scrolled into view. */
export const scrolledTo: Element[] = [];
/** Browser features that jsdom lacks. */
export const arrangeBrowser = (): void => {
  window.matchMedia = (query) =>
    ({ matches: true, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  Element.prototype.scrollIntoView = function scrolls(this: Element) {
    scrolledTo.push(this);
  };
  // Following a link would leave the page.
  document.addEventListener('click', (event) => event.preventDefault());
};

/** The box in a document; the test releases the panel's code. */
export const show = () => {
  const world = searchWorld();
  const Panel: ComponentType<SuggestionsProps> = observer((props) => <Suggestions {...props} model={world.model} />);
  let letIn: () => void = () => undefined;
  let loads = 0;
  let isThere = true;
  const loadSuggestions = async (): Promise<ComponentType<SuggestionsProps>> => {
    loads += 1;
    if (!isThere) throw new Error('offline');
    await new Promise<void>((resolve) => (letIn = resolve));
    return Panel;
  };
  render(
    <>
      <SearchBox chrome={world.box} loadSuggestions={loadSuggestions} />
      <button type="button">Elsewhere</button>
    </>,
  );
  const box = document.querySelector('input') as HTMLInputElement;
  const after = (milliseconds: number) => act(() => world.after(milliseconds));
  return {
    ...world,
    input: box,
    after,
    loads: () => loads,
    goesOffline: (offline: boolean) => (isThere = !offline),
    comes: () =>
      act(async () => {
        letIn();
        await world.after(0);
      }),
    type: (text: string) => fireEvent.change(box, { target: { value: text } }),
    press: (key: string) => fireEvent.keyDown(box, { key }),
  };
};

/** Opens the panel with suggestions for `dog`. */
export const typed = async (text = 'dog') => {
  const shown = show();
  act(() => shown.input.focus());
  await shown.comes();
  shown.type(text);
  await shown.after(300);
  return shown;
};

/** The options. */
export const options = (): ReadonlyArray<HTMLElement> => screen.getAllByRole('option');
/** The highlighted option's text. */
export const active = (input: HTMLInputElement): string | null | undefined => {
  const id = input.getAttribute('aria-activedescendant');
  return id === null || id === '' ? undefined : document.getElementById(id)?.textContent;
};
