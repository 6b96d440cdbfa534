import type { BankSettings } from '../bank-settings';
import type { OfferOptions, OfferSdk } from '../offer-sdk';
import { submitApplication, type BankReply, type BankResult } from './submit-application';
import type { BankAnswers } from './bank-application';
import { makeBankForm, type BankForm } from './bank-form';
import { BANK_STYLE } from './bank-style';
import { element } from './elements';
import { formatMoney } from '../../../core/shared/money';
import { ownValue } from '../../../core/shared/own-value';

type BankWindow = Pick<Window, 'document' | 'crypto'> & {
  readonly fetch: typeof globalThis.fetch;
  readonly CSSStyleSheet: typeof globalThis.CSSStyleSheet;
};

/**
 * Makes a bank for demonstrations: it shows an application form, and its backend decides. The page stores no answers.
 */
export const makeDemonstrationBank = (window: BankWindow, settings: BankSettings): OfferSdk => ({
  open: (options) => openApplication(window, settings, options),
});

const openApplication = (window: BankWindow, settings: BankSettings, options: OfferOptions): void => {
  const { document } = window;
  const closing = new AbortController();
  const { host, dialog, body, close } = makeDialog(window, settings.card);
  const alert = element(document, 'div', { role: 'status', class: 'alert' });
  const unlockScroll = lockScroll(document);
  dialog.addEventListener('close', () => {
    closing.abort();
    unlockScroll();
    host.remove();
    options.onClose();
  });
  close.addEventListener('click', () => dialog.close());

  const showResult = (result: BankResult): void => {
    options.onResult(result);
    const { parts, heading } = resultParts(document, result, () => dialog.close());
    body.replaceChildren(...parts);
    heading.focus();
  };
  const callId = window.crypto.randomUUID();
  const send = makeSend({
    submit: (answers) =>
      submitApplication(
        { fetch: window.fetch, url: settings.applicationsUrl },
        { answers, callId, prescreenId: options.prescreenId },
        closing.signal,
      ),
    signal: closing.signal,
    form: () => form,
    alert,
    showResult,
  });
  const form = makeBankForm({
    document,
    customer: options.customer,
    currency: settings.currency,
    today: () => new Date(),
    onSubmit: (answers) => void send(answers),
    onCancel: () => dialog.close(),
  });
  form.form.prepend(element(document, 'p', { class: 'wide note' }, NOTE));
  form.form.append(alert);
  body.append(form.form, hints(document, settings.currency));
  document.body.append(host);
  dialog.showModal();
  form.form.querySelector('input')?.focus();
};

interface BankDialog {
  readonly host: HTMLElement;
  readonly dialog: HTMLDialogElement;
  /** The element that contains the form, and later the result. */
  readonly body: HTMLElement;
  readonly close: HTMLButtonElement;
}

/** Creates a dialog in a shadow root, which separates the styles of the shop and of the bank. */
const makeDialog = (window: BankWindow, card: string): BankDialog => {
  const { document } = window;
  const host = element(document, 'div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet(window)];
  const close = element(document, 'button', { type: 'button', 'aria-label': 'Close application' }, '✕');
  const body = element(document, 'div', { class: 'body' });
  const title = element(
    document,
    'div',
    {},
    element(document, 'p', { class: 'demo' }, 'Demonstration bank'),
    element(document, 'h2', { id: 'title' }, `${card} credit card application`),
  );
  const header = element(document, 'header', { role: 'none' }, title, close);
  const dialog = element(document, 'dialog', { 'aria-labelledby': 'title' }, header, body);
  root.append(dialog);
  return { host, dialog, body, close };
};

/** Prevents the page from scrolling behind the dialog. The returned function restores it. */
const lockScroll = ({ documentElement: { style } }: Document): (() => void) => {
  const before = style.overflow;
  style.overflow = 'hidden';
  return () => {
    style.overflow = before;
  };
};

interface SendPorts {
  readonly submit: (answers: BankAnswers) => Promise<BankReply>;
  /** Aborts when the dialog closes. */
  readonly signal: AbortSignal;
  readonly form: () => BankForm;
  readonly alert: HTMLElement;
  readonly showResult: (result: BankResult) => void;
}

/** Sends the application and shows the reply, unless the dialog was closed in the meantime. */
const makeSend =
  ({ submit, signal, form, alert, showResult }: SendPorts) =>
  async (answers: BankAnswers): Promise<void> => {
    form().showBusy(true);
    alert.textContent = 'The bank is reviewing your application.';
    try {
      const reply = await submit(answers);
      if (signal.aborted) return;
      alert.textContent = '';
      form().showBusy(false);
      if (reply.kind === 'decided') showResult(reply.result);
      else if (reply.kind === 'objection') form().showErrors({ [reply.field]: reply.message });
      else {
        form().offerAgain();
        alert.textContent = `${reply.isLate ? LATE : UNREACHED} What you entered is still here.`;
      }
    } catch {
      // `submit` rejects only when the dialog was closed, so there is nothing to update.
    }
  };

/** Returns the elements for the bank's decision; the heading receives the focus. */
const resultParts = (
  document: Document,
  { result, message }: BankResult,
  onBack: () => void,
): { readonly parts: ReadonlyArray<HTMLElement>; readonly heading: HTMLElement } => {
  const heading = element(document, 'h3', { tabindex: '-1' }, ownValue(HEADINGS, result) ?? 'No decision');
  const text = element(document, 'p', {}, message === '' ? 'No decision was made.' : message);
  const back = element(document, 'button', { type: 'button', class: 'main' }, 'Return to store');
  back.addEventListener('click', onBack);
  return { parts: [heading, text, back], heading };
};

const NOTE =
  'This is a demo, not a real bank or real credit. Don’t enter real information. It’s used for one decision and isn’t saved.';

const UNREACHED = 'We can’t reach the bank right now. No decision was made.';
const LATE = 'The bank didn’t respond in time. Try again to see its decision.';

const HEADINGS: Readonly<Record<string, string>> = {
  APPROVED: 'You’re approved',
  DECLINED: 'Not approved',
  PENDING: 'In review',
  EXISTING: 'You already have this card',
};

const hintsIn = (currency: string): ReadonlyArray<string> => [
  `From ${formatMoney(24_000, currency, 0)} a year: approved.`,
  `From ${formatMoney(12_000, currency, 0)}: in review, or approved if the bank prescreened you.`,
  'Less: declined.',
  'Last name “Timeout”: the bank doesn’t respond.',
];

const hints = (document: Document, currency: string): HTMLElement =>
  element(
    document,
    'details',
    {},
    element(document, 'summary', {}, 'How this bank decides'),
    element(document, 'ul', {}, ...hintsIn(currency).map((hint) => element(document, 'li', {}, hint))),
  );

const styleSheet = ({ CSSStyleSheet }: BankWindow): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BANK_STYLE);
  return sheet;
};
