import '../../ui/design/design.css';
import { startTransition } from 'react';
import { nextTask } from '../../adapters/browser/next-task';
import { wasMadeEarlier } from '../../adapters/browser/page-arrival';
import type { DocumentData } from '../../ui/app/page-data';
import { ShopApp } from '../../ui/app/shop-app';
import { ConsentViewModel } from '../../ui/consent/consent-view-model';
import type { ModalType } from '../../core/overlay/modal-type';
import { PictureRuleContext, pictureRule } from '../../ui/design/picture-rule';
import { ModalHost, type ModalHostProps, type WantedModal } from '../../ui/overlay/modal-host';
import { tellLeftClick } from '../ads/left-click';
import { rewardsSlot } from '../rewards/rewards-slot';
import { suggestionsLoader } from '../search/suggestions-loader';
import { startOneTap } from '../google/start-one-tap';
import { loadScreen, type PageId } from '../screens/screens';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PetcoPayTokens } from '../tokens/petco-pay-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { makeBrowserSupplies, type BrowserSupplies } from './browser-supplies';
import { noticeSessionChange } from './notice-session-change';
import { noticeStoreChange } from './notice-store-change';
import { startChrome } from './start-chrome';

/** Takes over the page that the server rendered, from the data that the server left in it. */
const start = async (): Promise<void> => {
  const shop = document.getElementById('shop');
  const data = document.getElementById('page-data');
  if (shop === null || data === null) throw new Error('the document has no page to take over');
  const page = JSON.parse(data.textContent) as DocumentData;
  // Each is a script of its own, which the browser runs by itself: a touch meanwhile is answered in between.
  const [{ hydrateRoot }, screen] = await Promise.all([import('react-dom/client'), loadScreen(page.page as PageId)]);
  await nextTask();
  const supplies = makeBrowserSupplies(
    page.chrome.brand,
    page.chrome.configuration,
    page.searchKey,
    page.searchProvider,
  );
  const chrome = startChrome(supplies, page.chrome);
  await nextTask();
  const { element, start: startScreen } = screen(supplies, page.data);
  const desk = supplies.get(AnalyticsTokens.consentDesk);
  const consent = new ConsentViewModel(desk);
  // In small steps, so that a touch meanwhile is answered at once.
  const modal = (
    <>
      <ModalHost modals={supplies.get(ChromeTokens.modals)} toasts={chrome.toasts} load={loadModal(supplies)} />
      <ModalHost modals={zipModalOf(supplies)} toasts={chrome.toasts} load={loadZipModal(supplies)} />
    </>
  );
  startTransition(
    () =>
      void hydrateRoot(
        shop,
        <PictureRuleContext value={pictureRule(page.pictureOrigins ?? [])}>
          <ShopApp
            chrome={chrome}
            panels={supplies.get(ChromeTokens.panels)}
            myStore={supplies.get(ChromeTokens.myStore)}
            modal={modal}
            consent={consent}
            rewards={rewardsSlot(supplies)}
            loadSuggestions={suggestionsLoader(supplies)}
            onAlive={startScreen}
          >
            {element}
          </ShopApp>
        </PictureRuleContext>,
      ),
  );
  // Where no script of others is configured, what loads them never comes (ANA-02).
  const { scripts } = page;
  if (scripts !== undefined)
    void import('../analytics/start-page-scripts').then(
      (loader) => loader.startPageScripts(scripts, desk),
      () => undefined,
    );
  if (page.chrome.google !== undefined) void startOneTap(supplies).catch(() => undefined);
  // A page before has had the card's success modal open on this one (REG-06); the flow's code comes only then.
  if (supplies.get(PetcoPayTokens.memory).hasSuccess()) void supplies.get(ChromeTokens.cardFlow).reopen();
  tellLeftClick(supplies);
  prepareOnTouch(supplies.prepare);
  if (wasMadeEarlier(window)) void chrome.refresh();
  noticeStoreChange(window, document, supplies.get(ChromeTokens.myStore));
  noticeSessionChange(document, supplies.get(PlatformTokens.session), chrome);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void chrome.refresh();
  });
};

/** Modals are rare: their registry, their bodies and what they need come with the first one. */
const loadModal =
  ({ whole }: BrowserSupplies): ModalHostProps<ModalType>['load'] =>
  async (type) => {
    const [{ loadModalScreen }, supplies] = await Promise.all([import('../modals/modals'), whole()]);
    return (await loadModalScreen(type))(supplies);
  };

/** The header's own dialog (HDR-03): none of the overlay's types. */
const zipModalOf = (supplies: BrowserSupplies): WantedModal<'zip'> => {
  const panels = supplies.get(ChromeTokens.panels);
  return {
    type: 'zip',
    get show() {
      return panels.isOpen('zipModal');
    },
    close: () => panels.close('zipModal'),
  };
};

const loadZipModal =
  ({ whole }: BrowserSupplies): ModalHostProps<'zip'>['load'] =>
  async () => {
    const [{ zipModal }, supplies] = await Promise.all([import('../modals/zip-modal'), whole()]);
    return zipModal(supplies);
  };

/** Whatever asks a service stands in a form: what that needs is fetched when a shopper comes near one. */
const prepareOnTouch = (prepare: () => void): void => {
  const isNearForm = ({ target }: Event): boolean => target instanceof Element && target.closest('form') !== null;
  const look = (event: Event): void => {
    if (!isNearForm(event)) return;
    for (const type of APPROACHES) document.removeEventListener(type, look);
    prepare();
  };
  for (const type of APPROACHES) document.addEventListener(type, look, { passive: true });
};

const APPROACHES = ['pointerover', 'pointerdown', 'focusin'] as const;

void start();
