import '../../ui/design/design.css';
import { startTransition } from 'react';
import { nextTask } from '../../adapters/browser/next-task';
import { wasMadeEarlier } from '../../adapters/browser/page-arrival';
import type { DocumentData } from '../../ui/page/page-data';
import { ShopApp } from '../../ui/app/shop-app';
import { ConsentViewModel } from '../../ui/consent/consent-view-model';
import type { ModalType } from '../../core/overlay/modal-type';
import { CurrencyContext } from '../../ui/design/money';
import { PictureRuleContext, pictureRule } from '../../ui/design/picture-rule';
import type { Capability } from '../../core/configuration/capabilities';
import { ModalHost, type ModalHostProps, type WantedModal } from '../../ui/overlay/modal-host';
import { reportPendingAdClick } from '../widgets/ads/pending-ad-click';
import { rewardsSlot } from '../widgets/rewards/rewards-slot';
import { suggestionsLoader } from '../widgets/search/suggestions-loader';
import { startOneTap } from '../widgets/google/start-one-tap';
import { PAGES, type PageId } from '../pages/pages';
import type { CapabilityRules } from '../capabilities/capability-rules';
import type { ScreenDependencies } from '../page/screen-dependencies';
import { makeBrowserDependencies } from './browser-dependencies';
import { makeBrowserPlatform } from '../platform/browser-platform';
import { noticeSessionChange } from './notice-session-change';
import { noticeStoreChange } from './notice-store-change';
import { startChrome } from '../chrome/start-chrome';

/** Fetched where something is lacking, which most shops never do. */
const rulesWithout = async (lacking: ReadonlyArray<Capability>): Promise<CapabilityRules> => {
  const { capabilityRules } = await import('../capabilities/capability-rules');
  return capabilityRules((capability) => !lacking.includes(capability));
};

/** Takes over the page that the server rendered, from the data that the server left in it. */
const start = async (): Promise<void> => {
  const shop = document.getElementById('shop');
  const data = document.getElementById('page-data');
  if (shop === null || data === null) throw new Error('the document has no page to take over');
  const page = JSON.parse(data.textContent) as DocumentData;
  // Each is a script of its own, which the browser runs by itself: a touch meanwhile is answered in between.
  const [{ hydrateRoot }, screen] = await Promise.all([
    import('react-dom/client'),
    PAGES[page.page as PageId].screen(),
  ]);
  await nextTask();
  const { lacking } = page.chrome;
  const browser = makeBrowserDependencies(
    makeBrowserPlatform(page.chrome, page.searchKey, page.searchProvider, page.forBackend),
    lacking === undefined ? undefined : await rulesWithout(lacking),
  );
  const dependencies = startChrome(browser, page.chrome);
  const { cardFlow, cardFlowStore, chrome, consent, modals, myStore, panels, session } = dependencies;
  await nextTask();
  const { element, start: startScreen } = screen(dependencies, page.data);
  // In small steps, so that a touch meanwhile is answered at once.
  const modal = (
    <>
      <ModalHost modals={modals} toasts={chrome.toasts} load={loadModal(dependencies)} />
      <ModalHost modals={zipModalOf(dependencies)} toasts={chrome.toasts} load={loadZipModal(dependencies)} />
    </>
  );
  startTransition(
    () =>
      void hydrateRoot(
        shop,
        <CurrencyContext value={chrome.brand.currency}>
          <PictureRuleContext value={pictureRule(page.pictureOrigins ?? [])}>
            <ShopApp
              chrome={chrome}
              panels={panels}
              myStore={myStore}
              modal={modal}
              consent={new ConsentViewModel(consent)}
              rewards={rewardsSlot(dependencies)}
              loadSuggestions={suggestionsLoader(dependencies)}
              onHydrated={startScreen}
            >
              {element}
            </ShopApp>
          </PictureRuleContext>
        </CurrencyContext>,
      ),
  );
  // Where no script of others is configured, what loads them never comes (ANA-02).
  const { scripts } = page;
  if (scripts !== undefined)
    void import('../analytics/start-page-scripts').then(
      (loader) => loader.startPageScripts(scripts, consent),
      () => undefined,
    );
  if (page.chrome.google !== undefined) void startOneTap(dependencies).catch(() => undefined);
  // A page before has had the card's success modal open on this one (REG-06); the flow's code comes only then.
  if (cardFlowStore.hasSuccess()) void cardFlow.reopen();
  if (chrome.can('sponsored-ads')) reportPendingAdClick(dependencies);
  prefetchNearForms(browser.prefetch);
  if (wasMadeEarlier(window)) void chrome.refresh();
  noticeStoreChange(window, document, myStore);
  noticeSessionChange(document, session, chrome);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void chrome.refresh();
  });
};

/** Modals are rare: their registry, their bodies and what they need come with the first one. */
const loadModal =
  ({ loadAll }: ScreenDependencies): ModalHostProps<ModalType>['load'] =>
  async (type) => {
    const [{ loadModalScreen }, dependencies] = await Promise.all([import('../modals/modals'), loadAll()]);
    return (await loadModalScreen(type))(dependencies);
  };

/** The header's own dialog (HDR-03): none of the overlay's types. */
const zipModalOf = ({ panels }: ScreenDependencies): WantedModal<'zip'> => ({
  type: 'zip',
  get show() {
    return panels.isOpen('zipModal');
  },
  close: () => panels.close('zipModal'),
});

const loadZipModal =
  ({ loadAll }: ScreenDependencies): ModalHostProps<'zip'>['load'] =>
  async () => {
    const [{ zipModal }, dependencies] = await Promise.all([import('../modals/zip-modal'), loadAll()]);
    return zipModal(dependencies);
  };

/** Use cases are run by forms: their code is fetched when the pointer or the focus comes to one. */
const prefetchNearForms = (prefetch: () => void): void => {
  const isNearForm = ({ target }: Event): boolean => target instanceof Element && target.closest('form') !== null;
  const look = (event: Event): void => {
    if (!isNearForm(event)) return;
    for (const type of APPROACHES) document.removeEventListener(type, look);
    prefetch();
  };
  for (const type of APPROACHES) document.addEventListener(type, look, { passive: true });
};

const APPROACHES = ['pointerover', 'pointerdown', 'focusin'] as const;

void start();
