import { runInAction } from 'mobx';
import type { Analytics } from '../../core/analytics/analytics';
import type { AddTempCard } from '../../core/petco-pay/add-temp-card';
import * as application from '../../core/petco-pay/application';
import type { Application } from '../../core/petco-pay/application';
import { notApprovedMessage, notOpenedMessage } from '../../core/petco-pay/application-message';
import type { ApplicationMessage } from '../../core/petco-pay/application-message';
import { isMember, type ApplyPcc, type ApplyPccError } from '../../core/petco-pay/apply-pcc';
import type { CardFlowStore, CardSuccessFlow } from '../../core/petco-pay/card-flow-store';
import { isCardEnabled } from '../../core/petco-pay/card-offer';
import { approvalOf, hasCardOrOffer, NO_CARD, type CardStatus } from '../../core/petco-pay/card-status';
import type { LoadCardStatus } from '../../core/petco-pay/load-card-status';
import type { ApplicationResult } from '../../core/petco-pay/card-application-provider';
import type { PageHistory } from '../../core/shared/page-history';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import { LINKS } from '../../core/paths/links';
import type { ErrorDetail, ErrorDetailViewModel } from '../overlay/error-detail-view-model';
import type { ModalViewModel } from '../overlay/modal-view-model';
import type { ApplyOptions, CardFlow } from './card-flow';
import { isLeft, isRight } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';

export interface CardFlowPorts {
  readonly loadCardStatus: LoadCardStatus;
  readonly applyPcc: ApplyPcc;
  readonly addTempCard: AddTempCard;
  readonly memory: CardFlowStore;
  readonly analytics: Analytics;
  readonly history: Pick<PageHistory, 'leave'>;
}

/** The parts of the page that the flow uses. */
export interface CardFlowPage {
  readonly chrome: Pick<ChromeViewModel, 'brand' | 'configuration' | 'user' | 'refresh'>;
  readonly modals: Pick<ModalViewModel, 'setType' | 'close'>;
  readonly errorDetail: Pick<ErrorDetailViewModel, 'show'>;
}

/** `opening`: the bank's application is loading. `applying`: it is open. `adding`: the approved card is being added. */
type Status = 'idle' | 'opening' | 'applying' | 'adding';

/** The card flow, from APPLY NOW to the card in the wallet (PCC-01 to PCC-07, REG-04, REG-06). */
export class CardFlowViewModel implements CardFlow {
  status: Status = 'idle';
  card: CardStatus = NO_CARD;
  application: Application = application.NO_APPLICATION;
  /** The flow was started from a wish list. A sign-in returns the shopper to that list (PCC-07). */
  isTriggeredFromWishlist = false;
  /** The shopper signed in during the card flow. */
  modalSignIn = false;
  /** The approval's checkbox (MOD-05). */
  saveToWallet = true;
  /** The last attempt to add the approved card failed. The shopper can try again. */
  hasAddFailed = false;
  readonly #ports: CardFlowPorts;
  readonly #page: CardFlowPage;

  constructor(ports: CardFlowPorts, page: CardFlowPage) {
    this.#ports = ports;
    this.#page = page;
    observeMembers(this);
  }

  get applicationResult(): ApplicationResult | undefined {
    return this.application.applicationResult;
  }

  get submitNotApproved(): boolean {
    return this.application.submitNotApproved;
  }

  get showApprovedModal(): boolean {
    return this.application.showApprovedModal;
  }

  get submitted(): boolean {
    return this.application.submitted;
  }

  /** The label of the success modal's button. It differs when the shopper has the card or an offer of it (MOD-05). */
  get applyLabel(): string {
    return hasCardOrOffer(this.card) ? `Continue With ${this.#page.chrome.brand.card}` : 'APPLY NOW';
  }

  /** Starts the application. Resolves when a modal, the bank's application or another page is open. */
  async apply({ fromWishlist = false }: ApplyOptions = {}): Promise<void> {
    if (this.status !== 'idle') return;
    const { chrome, modals } = this.#page;
    this.isTriggeredFromWishlist = fromWishlist;
    if (!chrome.user.isRegistered) modals.setType('PCC_REGISTER');
    else if (!isMember(chrome.user)) modals.setType('APPLY_PALS');
    else await this.goToBank();
  }

  /**
   * Opens the success modal after a registration in the interstitial. Call it when header and cart are refreshed
   * (REG-04).
   */
  async registered(): Promise<void> {
    await this.#greet('PCC_SUCCESS');
  }

  /**
   * Handles a sign-in during the flow: returns to the wish list, or opens the success modal. Call it when header and
   * cart are refreshed (PCC-07).
   */
  async signedIn(): Promise<void> {
    this.modalSignIn = true;
    if (!this.isTriggeredFromWishlist) return this.#greet('PCC_LOGIN_SUCCESS');
    this.isTriggeredFromWishlist = false;
    this.#page.modals.close();
  }

  /** Continues with the application after a successful join. Where the card is not offered, closes the modal. */
  async joinedPals(): Promise<void> {
    const { chrome, modals } = this.#page;
    await chrome.refresh();
    if (isCardEnabled(chrome.configuration)) await this.goToBank();
    else modals.close();
  }

  async declinedPals(): Promise<void> {
    this.isTriggeredFromWishlist = false;
    this.#page.modals.close();
  }

  async reopen(): Promise<void> {
    const flow = this.#ports.memory.takeSuccess();
    if (flow !== undefined) await this.#greet(flow === 'PCC_LOGIN' ? 'PCC_LOGIN_SUCCESS' : 'PCC_SUCCESS');
  }

  /**
   * Stores the success before the page unloads, so that the next page shows it. A sign-in that returns to a wish list
   * is not stored (REG-06, PCC-07).
   */
  leaving(flow: CardSuccessFlow): void {
    if (flow === 'PCC_LOGIN' && this.isTriggeredFromWishlist) return;
    this.#ports.memory.rememberSuccess(flow)();
  }

  /** Records that a sign-in in the interstitial has started (PCC-06). */
  signingIn(): void {
    this.#ports.memory.markInterstitialLogin();
  }

  /** Records that the shopper has seen the approval (PCC-06). */
  approvalShown(): void {
    this.application = application.approvalShown(this.application);
    this.#ports.memory.clearInterstitialLogin();
  }

  chooseWallet(saveToWallet: boolean): void {
    this.saveToWallet = saveToWallet;
  }

  /**
   * Adds the approved card as the shopper chose and opens the success modal. A failure leaves the approval open for
   * another attempt (PCC-05).
   */
  async submitApproval(): Promise<void> {
    if (this.status === 'adding') return;
    this.status = 'adding';
    this.hasAddFailed = false;
    const { chrome, modals } = this.#page;
    const outcome = await this.#ports.addTempCard({
      result: this.applicationResult,
      isPrescreen: this.card.isPrescreen,
      userId: chrome.user.userId,
      saveToWallet: this.saveToWallet,
    })();
    runInAction(() => {
      this.status = 'idle';
      this.hasAddFailed = isLeft(outcome);
      if (isLeft(outcome)) return;
      this.application = application.cardAdded(this.application);
      this.card = { ...this.card, isEnrolled: true };
      modals.setType('PCC_CREDIT_CARD_SUCCESS');
    });
    // The refreshed cart includes the discount on the first purchase.
    if (isRight(outcome)) await chrome.refresh();
  }

  /**
   * Closes the approval. The bank keeps it, and a later application resumes with it. The refresh makes the page show
   * this.
   */
  async postponeApproval(): Promise<void> {
    this.#page.modals.close();
    await this.#page.chrome.refresh();
  }

  /** Refreshes the status of the card, then opens the modal. */
  async #greet(modal: 'PCC_SUCCESS' | 'PCC_LOGIN_SUCCESS'): Promise<void> {
    await this.readCard();
    this.#page.modals.setType(modal);
  }

  /** Reads the status of the card. A failure is ignored, since the bank checks the status on each application. */
  private async readCard(): Promise<void> {
    const outcome = await this.#ports.loadCardStatus();
    runInAction(() => {
      if (isRight(outcome)) this.card = outcome.right;
    });
  }

  private async goToBank(): Promise<void> {
    if (this.status !== 'idle') return;
    this.status = 'opening';
    await this.readCard();
    const approval = approvalOf(this.card);
    if (this.card.isEnrolled) this.seeCard();
    else if (approval !== undefined) this.takeApprovalUp(approval);
    else await this.openApplication();
  }

  /**
   * Shows the approval of an earlier application. The card was not added then, so a new application is not needed
   * (PCC-04).
   */
  private takeApprovalUp(approval: ApplicationResult): void {
    this.status = 'idle';
    this.application = application.closed(application.begun(this.application), approval);
    this.showApproval();
  }

  private seeCard(): void {
    this.status = 'idle';
    this.#ports.history.leave(LINKS.petcoPay)();
  }

  /**
   * Opens the application. Resolves when it has opened or failed to open. Its result is handled when the shopper leaves
   * it.
   */
  private openApplication(): Promise<void> {
    this.application = application.begun(this.application);
    const { applyPcc } = this.#ports;
    return new Promise((resolve) => {
      const whenOpen = (): void => {
        this.opened();
        resolve();
      };
      const apply = applyPcc(this.#page.chrome.user, this.card.prescreenId, whenOpen);
      void apply().then((end) => {
        if (isRight(end)) this.left(end.right);
        else this.notOpened(end.left);
        resolve();
      });
    });
  }

  private opened(): void {
    this.status = 'applying';
    this.#page.modals.close();
  }

  private left(result: ApplicationResult | undefined): void {
    this.status = 'idle';
    this.application = application.closed(this.application, result);
    this.#ports.analytics.report({ name: 'card-application', result: result?.result ?? 'CLOSED' })();
    if (this.showApprovedModal) this.showApproval();
    else if (result !== undefined) this.#showMessage(notApprovedMessage(result, this.#page.chrome.brand), this.apply);
  }

  private showApproval(): void {
    this.saveToWallet = true;
    this.hasAddFailed = false;
    this.#page.modals.setType('PCC_APPROVAL');
  }

  private notOpened(error: ApplyPccError): void {
    this.status = 'idle';
    this.#ports.analytics.report({ name: 'card-application', result: 'NOT_OPENED' })();
    // The page may not know of a membership that was just made: `joinedPals` refreshes it before the next attempt.
    const again = error.kind === 'pals-membership-required' ? this.joinedPals : this.apply;
    this.#showMessage(notOpenedMessage(error, this.#page.chrome.brand), again);
  }

  #showMessage({ title, text, next }: ApplicationMessage, again: () => Promise<void>): void {
    const { errorDetail, modals, chrome } = this.#page;
    const actions: Readonly<Record<ApplicationMessage['next'], ErrorDetail['action']>> = {
      'try-again': { label: 'Try again', run: () => void again() },
      'see-card': { label: `View ${chrome.brand.card}`, url: LINKS.petcoPay },
      'go-on': undefined,
    };
    errorDetail.show({ title, text, action: actions[next] });
    modals.setType('ERROR_DETAIL');
  }
}
