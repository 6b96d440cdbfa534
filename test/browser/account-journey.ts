import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { DESKTOP, openHydrated, PHONE, untilHydrated, type VisitedBrowser } from '../support/browser';
import type { SignedInShopper } from '../support/shoppers';
import { copyCookies } from '../support/shoppers';
import { hasFocus, tabToControl } from './focus-stops';

/** How a shopper uses the pages of the account. */
export interface Way {
  readonly viewport: typeof PHONE;
  /** Whether every control is reached by Tab and used by keys, never by the pointer. */
  readonly isByKeyboard?: true;
  /** Whether pages have to work without scripts. */
  readonly isWithoutScripts?: true;
}

type NamedWay = readonly [name: string, way: Way];

export const ON_A_PHONE: NamedWay = ['on a phone', { viewport: PHONE }];
export const BY_KEYBOARD: NamedWay = ['on a wide screen by keyboard alone', { viewport: DESKTOP, isByKeyboard: true }];
export const WITHOUT_SCRIPTS: NamedWay = ['on a phone without scripts', { viewport: PHONE, isWithoutScripts: true }];

/**
 * The ways in which each journey through the account is made, for `test.each`. There is none by keyboard without scripts:
 * links, fields and buttons without scripts are the browser's own.
 */
export const WAYS: ReadonlyArray<NamedWay> = [ON_A_PHONE, BY_KEYBOARD, WITHOUT_SCRIPTS];

/** For a journey through controls that another journey of the same file uses by keyboard. */
export const WAYS_BY_POINTER: ReadonlyArray<NamedWay> = [ON_A_PHONE, WITHOUT_SCRIPTS];

/** More options than any list has that is chosen from by arrow keys. */
const MAX_OPTIONS = 120;

/** What a shopper does with the controls of a page. */
export interface Hand {
  /** Moves the focus to a control by Tab, or waits until it is shown. */
  reach(control: Locator): Promise<void>;
  /** Activates a link, a button or a disclosure. */
  press(control: Locator): Promise<void>;
  /** Replaces the text of a field. Dates are `YYYY-MM-DD`. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses an option by its value. */
  choose(select: Locator, value: string): Promise<void>;
  /** Checks a box or chooses a radio button; with false, unchecks a box. */
  check(box: Locator, isWanted?: boolean): Promise<void>;
}

const pointer: Hand = {
  reach: (control) => control.waitFor(),
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  choose: async (select, value) => void (await select.selectOption(value)),
  check: (box, isWanted = true) => box.setChecked(isWanted),
};

/** The order in which a date field of the browser takes its parts. */
const asTypedDate = (date: string): string => date.slice(5, 7) + date.slice(8) + date.slice(0, 4);

const keyboardOf = (page: Page): Hand => {
  const { keyboard } = page;
  /** Where Tab enters the group of a radio button: at the chosen one, or else at the first. Arrow keys reach the others. */
  const entryOf = async (box: Locator): Promise<Locator> => {
    if ((await box.getAttribute('type')) !== 'radio') return box;
    const group = page.locator(`input[type=radio][name="${await box.getAttribute('name')}"]`);
    const chosen = group.and(page.locator(':checked'));
    return (await chosen.count()) === 0 ? group.first() : chosen;
  };
  const reach = async (control: Locator): Promise<void> => {
    if (!(await hasFocus(control))) await tabToControl(page, control);
  };
  return {
    reach,
    press: async (control) => {
      await reach(control);
      await keyboard.press('Enter');
    },
    type: async (field, text) => {
      await reach(field);
      if ((await field.getAttribute('type')) === 'date') return keyboard.type(asTypedDate(text));
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    choose: async (select, value) => {
      await reach(select);
      await keyboard.press('Home');
      for (let count = 0; count < MAX_OPTIONS; count += 1) {
        if ((await select.inputValue()) === value) return;
        await keyboard.press('ArrowDown');
      }
      throw new Error(`no option ${value}`);
    },
    check: async (box, isWanted = true) => {
      await reach(await entryOf(box));
      for (let count = 0; count < MAX_OPTIONS && !(await hasFocus(box)); count += 1) await keyboard.press('ArrowDown');
      if ((await box.isChecked()) !== isWanted) await keyboard.press('Space');
    },
  };
};

/** Waits until a field is marked as wrong and is described by this message. */
export const untilPointedOut = (field: Locator, message: string): Promise<void> =>
  eventually(async () => {
    const [isInvalid, description] = await field.evaluate((element) => [
      element.getAttribute('aria-invalid'),
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
        .join(' '),
    ]);
    expect([isInvalid, description]).toEqual(['true', expect.stringContaining(message)]);
  });

/** Begins a journey of a shopper, who may be signed in, in one of the ways. */
export const beginJourney = async (
  browser: VisitedBrowser,
  way: Way,
  { shopper }: Pick<SignedInShopper, 'shopper'>,
) => {
  const { viewport, isByKeyboard = false, isWithoutScripts = false } = way;
  const { page, context, consoleMessages } = await browser.visit({ viewport, javaScriptEnabled: !isWithoutScripts });
  await copyCookies(context, shopper);
  const hand = isByKeyboard ? keyboardOf(page) : pointer;
  const main = page.getByRole('main');
  /** Waits until the page takes input. */
  const settled = (): Promise<void> => (isWithoutScripts ? Promise.resolve() : untilHydrated(page));
  /** Activates a link or a button and waits for the page that follows. */
  const follow = async (control: Locator): Promise<void> => {
    await Promise.all([page.waitForEvent('load'), hand.press(control)]);
    await settled();
  };
  const buttonOf = (name: string | RegExp): Locator => main.getByRole('button', { name }).first();
  return {
    ...hand,
    page,
    context,
    main,
    consoleMessages,
    settled,
    follow,
    open: (path: string): Promise<void> =>
      isWithoutScripts ? page.goto(path).then(() => undefined) : openHydrated(page, path),
    button: (name: string | RegExp): Promise<void> => follow(buttonOf(name)),
    /** Presses a button whose form is refused, in place or by the server, and waits for the message beside the field. */
    refused: async (button: string | Locator, field: Locator, message: string): Promise<void> => {
      await hand.press(typeof button === 'string' ? buttonOf(button) : button);
      await untilPointedOut(field, message);
      await settled();
    },
    link: (name: string | RegExp): Promise<void> => follow(main.getByRole('link', { name }).first()),
    field: (name: string | RegExp): Locator => main.getByLabel(name, { exact: true }),
    says: (text: string | RegExp): Promise<void> => main.getByText(text).first().waitFor(),
  };
};
