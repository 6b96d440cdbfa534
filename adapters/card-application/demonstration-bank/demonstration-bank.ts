import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import type { OfferOptions, OfferSdk } from '../offer-sdk';
import { submitApplication, type BankResult } from './submit-application';
import type { BankAnswers } from './bank-application';
import { makeBankForm } from './bank-form';
import { BANK_STYLE } from './bank-style';
import { element } from './elements';
import { ownValue } from '../../../core/shared/own-value';

type BankWindow = Pick<Window, 'document' | 'crypto'> & {
  readonly fetch: typeof globalThis.fetch;
  readonly CSSStyleSheet: typeof globalThis.CSSStyleSheet;
};

/** A bank for trying the shop out: it asks as a bank does, decides as its backend says, and keeps nothing in the page. */
export const makeDemonstrationBank = (window: BankWindow): OfferSdk => ({
  open: (options) => openApplication(window, options),
});

const openApplication = (window: BankWindow, options: OfferOptions): void => {
  const { document } = window;
  const leaving = new AbortController();
  const callId = window.crypto.randomUUID();
  const host = element(document, 'div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet(window)];
  const close = element(document, 'button', { type: 'button', 'aria-label': 'Close the application' }, '✕');
  const body = element(document, 'div', { class: 'body' });
  const alert = element(document, 'div', { role: 'status', class: 'alert' });
  const dialog = element(
    document,
    'dialog',
    { 'aria-labelledby': 'title' },
    element(
      document,
      'header',
      { role: 'none' },
      element(
        document,
        'div',
        {},
        element(document, 'p', { class: 'demo' }, 'Demonstration bank'),
        element(document, 'h2', { id: 'title' }, `${DEFAULT_BRAND.card} credit card application`),
      ),
      close,
    ),
    body,
  );

  // The page behind does not scroll meanwhile.
  const { style } = document.documentElement;
  const before = style.overflow;
  style.overflow = 'hidden';

  const leave = (): void => dialog.close();
  dialog.addEventListener('close', () => {
    leaving.abort();
    style.overflow = before;
    host.remove();
    options.onClose();
  });
  close.addEventListener('click', leave);

  const showResult = (result: BankResult): void => {
    options.onResult(result);
    const heading = element(document, 'h3', { tabindex: '-1' }, ownValue(HEADINGS, result.result) ?? 'No decision');
    const back = element(document, 'button', { type: 'button', class: 'main' }, 'Back to the shop');
    back.addEventListener('click', leave);
    const words = result.message === '' ? 'Nothing was decided.' : result.message;
    body.replaceChildren(heading, element(document, 'p', {}, words), back);
    heading.focus();
  };

  const send = async (answers: BankAnswers): Promise<void> => {
    form.showBusy(true);
    alert.textContent = 'The bank is looking at your application.';
    try {
      const { signal } = leaving;
      const reply = await submitApplication(
        window.fetch,
        { answers, callId, prescreenId: options.prescreenId },
        signal,
      );
      if (signal.aborted) return;
      alert.textContent = '';
      form.showBusy(false);
      if (reply.kind === 'decided') showResult(reply.result);
      else if (reply.kind === 'objection') form.showErrors({ [reply.field]: reply.message });
      else {
        form.offerAgain();
        alert.textContent = `${reply.isLate ? LATE : UNREACHED} What you have entered is still here.`;
      }
    } catch {
      // Closed half-way: there is nobody to tell.
    }
  };

  const form = makeBankForm({
    document,
    customer: options.customer,
    today: () => new Date(),
    onSubmit: (answers) => void send(answers),
    onCancel: leave,
  });
  form.form.prepend(element(document, 'p', { class: 'wide note' }, NOTE));
  form.form.append(alert);
  body.append(form.form, hints(document));
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  form.form.querySelector('input')?.focus();
};

const NOTE =
  'This is no real bank and this is no real credit. Make up what you enter: it is used for one decision and not kept.';

const UNREACHED = 'The bank cannot be reached just now. Nothing was decided.';
const LATE = 'The bank did not answer in time. Try again to hear what it has decided, if anything.';

const HEADINGS: Readonly<Record<string, string>> = {
  APPROVED: 'You are approved',
  DECLINED: 'Not approved',
  PENDING: 'In review',
  EXISTING: 'You have this card',
};

const HINTS = [
  'From $24,000 a year: approved.',
  'From $12,000: in review, or approved when the bank has invited you.',
  'Less: declined.',
  'Last name “Timeout”: the bank does not answer.',
];

const hints = (document: Document): HTMLElement =>
  element(
    document,
    'details',
    {},
    element(document, 'summary', {}, 'How this bank decides'),
    element(document, 'ul', {}, ...HINTS.map((hint) => element(document, 'li', {}, hint))),
  );

const styleSheet = ({ CSSStyleSheet }: BankWindow): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BANK_STYLE);
  return sheet;
};
