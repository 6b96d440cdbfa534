/** The relation of links to stylesheets of which the document contains only the rules that it needs at first. */
export const PARTIAL_STYLES = 'stylesheet-in-part';

/**
 * Loads the whole stylesheets of which the document contains parts. Each one follows its part, so the order of all
 * rules stays the same and nothing changes in the page that is shown. Resolves when all have loaded or failed.
 */
export const loadWholeStyles = async (document: Document): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel=${PARTIAL_STYLES}]`);
  await Promise.all(Array.from(links, loaded));
};

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    link.rel = 'stylesheet';
  });
