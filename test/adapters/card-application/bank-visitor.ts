/** A shopper at the demonstration bank, who finds elements by their labels. */
const root = (): ShadowRoot | undefined =>
  [...document.body.children].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : [shadowRoot]))[0];

export const isAtBank = (): boolean => root()?.querySelector('dialog[open]') !== null && root() !== undefined;

const bank = (): ShadowRoot => {
  const found = root();
  if (found === undefined) throw new Error('no application is open');
  return found;
};

export const inBank = <E extends Element>(selector: string): E => {
  const found = bank().querySelector<E>(selector);
  if (found === null) throw new Error(`the bank has no ${selector}`);
  return found;
};

export const field = (label: string): HTMLInputElement => {
  const found = [...bank().querySelectorAll('label')].find(({ textContent }) => textContent === label);
  if (found === undefined) throw new Error(`the bank asks for no ${label}`);
  return inBank<HTMLInputElement>(`#${found.htmlFor}`);
};

export const press = (name: string): void => {
  const found = [...bank().querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  if (found === undefined) throw new Error(`the bank has no button ${name}`);
  found.click();
};

export const fillIn = (responses: Readonly<Record<string, string>>): void => {
  for (const [label, response] of Object.entries(responses)) field(label).value = response;
};

export const WHOLE = { 'Date of birth': '04/05/1990', 'Annual income': '$54,000' };

/** The bank's error message of each field, by label. */
export const objections = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...bank().querySelectorAll('label')].flatMap(({ textContent, htmlFor }) => {
      const message = inBank(`#${htmlFor}-error`).textContent;
      return message === '' ? [] : [[textContent, message]];
    }),
  );

/** Browser features that jsdom lacks. */
export const giveBrowserWhatItLacks = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
  CSSStyleSheet.prototype.replaceSync = () => undefined;
};
