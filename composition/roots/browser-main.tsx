import '../../ui/design/design.css';
// Components that most pages use: with the shell, their rules precede those of the components that adapt them, and no
// page contains them twice.
import '../../ui/design/button.module.css';
import '../../ui/design/menu.module.css';
import '../../ui/design/product-picture.module.css';
import '../../ui/design/skeleton.module.css';
import '../../ui/chrome/search-form.module.css';
import '../../ui/app/static-parts.css';
import { startTransition, type ReactElement } from 'react';
import { APPROACH_EVENTS } from '../../adapters/browser/approach-events';
import { nextTask } from '../../adapters/browser/next-task';
import { wasMadeEarlier } from '../../adapters/browser/page-arrival';
import { CHAT_OPEN_KEY } from '../../adapters/session/session-names';
import { readDocument } from '../../ui/page/read-document';
import type { DocumentData } from '../../ui/page/page-data';
import { Overlay } from '../../ui/app/overlay';
import { PageContent } from '../../ui/app/page-content';
import { renderedHeader } from '../../ui/app/rendered-header';
import type { ChromeViewModel } from '../../ui/chrome/chrome-view-model';
import { HEADER_ID, MAIN_ID, OVERLAY_ID, OWN_HEADER } from '../../ui/chrome/page-regions';
import { ConsentViewModel } from '../../ui/consent/consent-view-model';
import type { ModalType } from '../../core/overlay/modal-type';
import { WantedOptions } from '../../ui/cart/options/wanted-options';
import { CurrencyContext } from '../../ui/design/money';
import { PictureRuleContext, pictureRule } from '../../ui/design/picture-rule';
import { CapabilityContext, type CapabilityCheck } from '../../ui/page/capability-context';
import { LinkContext } from '../../ui/page/link-context';
import { makeLinkTo } from '../../core/paths/link-to';
import type { Capability } from '../../core/configuration/capabilities';
import { ModalHost, type ModalHostProps, type WantedModal } from '../../ui/overlay/modal-host';
import { reportPendingAdClick } from '../widgets/ads/pending-ad-click';
import { startOneTap } from '../widgets/google/start-one-tap';
import { PAGES, type PageId } from '../pages/pages';
import type { CapabilityRules } from '../capabilities/capability-rules';
import type { ScreenDependencies } from '../page/screen-dependencies';
import { makeBrowserDependencies } from './browser-dependencies';
import { makeBrowserPlatform } from '../platform/browser-platform';
import { noticeSessionChange } from './notice-session-change';
import { noticeStoreChange } from './notice-store-change';
import { startChrome } from '../chrome/start-chrome';
import { startHeader } from '../chrome/start-header';
import { startOfflineSearch } from '../chrome/offline-search';
import { startNewsletter } from '../chrome/start-newsletter';
import { startPrivacyChoices } from '../chrome/start-privacy-choices';
import { welcomeNewMember } from '../chrome/welcome-new-member';
import { startStripe } from '../chrome/start-stripe';

/** Loads the rules for a backend that lacks capabilities; most shops never need them. */
const rulesWithout = async (lacking: ReadonlyArray<Capability>): Promise<CapabilityRules> => {
  const { capabilityRules } = await import('../capabilities/capability-rules');
  return capabilityRules((capability) => !lacking.includes(capability));
};

/** Hydrates the page that the server rendered, from the page data in the document. */
const start = async (): Promise<void> => {
  const parts = partsOf(document);
  const page = readDocument(parts.data.textContent);
  // Each script runs in a task of its own, so that the browser can handle input in between.
  const [react, screen] = await Promise.all([import('react-dom/client'), PAGES[page.page as PageId].screen()]);
  await nextTask();
  const { lacking } = page.chrome;
  const browser = makeBrowserDependencies(
    makeBrowserPlatform(page.chrome, page.searchKey, page.searchProvider, page.forBackend),
    lacking === undefined ? undefined : await rulesWithout(lacking),
  );
  const dependencies = startChrome(browser, page.chrome);
  const rendered = renderedHeader(dependencies.chrome, dependencies.myStore);
  await nextTask();
  const { element, start: startScreen } = screen(dependencies, page.data);
  const { chrome, consent, myStore, panels, rewardsMenu, wishes } = dependencies;
  const options = new WantedOptions();
  const inContexts = contextsOf(chrome, page);
  const members = { chrome, panels, myStore, wishes, chooseOptions: options.open, onHydrated: startScreen };
  const content = <PageContent {...members}>{element}</PageContent>;
  startTransition(() => void react.hydrateRoot(parts.main, inContexts(content)));
  const question = new ConsentViewModel(consent);
  react.createRoot(parts.overlay).render(inContexts(overlayOf(dependencies, question, options)));
  if (!hasOwnHeader(parts.header))
    startHeader({
      header: parts.header,
      chrome,
      rewardsMenu,
      myStore,
      pause: dependencies.pause,
      isWanted: dependencies.sessionStorage.read(CHAT_OPEN_KEY)() !== undefined,
      open: (href) => window.location.assign(href),
      hydrate: async () => {
        const { headerElement } = await import('../widgets/header/header-root');
        await new Promise<void>((onHydrated) => {
          const header = headerElement({ dependencies, rendered, data: page.chrome, onHydrated });
          // As a transition, the hydration handles input in between.
          startTransition(() => void react.hydrateRoot(parts.header, inContexts(header)));
        });
      },
    });
  startOfflineSearch({ header: parts.header, isOnline: () => navigator.onLine, tell: chrome.toasts.fail });
  startNewsletter(document, async (root) => {
    const [{ newsletterElement }, all] = await Promise.all([
      import('../widgets/newsletter/newsletter-root'),
      dependencies.loadAll(),
    ]);
    startTransition(() => void react.hydrateRoot(root, newsletterElement(all)));
  });
  startStripe(document, panels);
  startPrivacyChoices(document, question.reopen);
  startBackgroundWork(dependencies, page);
  prefetchNearForms(browser.prefetch);
};

/** Whether the page replaces the header of the shop by one that is never hydrated. */
const hasOwnHeader = (header: HTMLElement): boolean => header.querySelector(`[${OWN_HEADER}]`) !== null;

interface DocumentParts {
  readonly data: HTMLElement;
  readonly header: HTMLElement;
  readonly main: HTMLElement;
  readonly overlay: HTMLElement;
}

/** Returns the parts of the document that scripts use. Throws when one is missing, because nothing can be hydrated. */
const partsOf = (document: Document): DocumentParts => {
  const part = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`the document has no element with the id ${id} to hydrate`);
    return element;
  };
  return { data: part('page-data'), header: part(HEADER_ID), main: part(MAIN_ID), overlay: part(OVERLAY_ID) };
};

/** Returns the function that puts an element into the contexts that every root has. */
const contextsOf =
  (chrome: CapabilityCheck & Pick<ChromeViewModel, 'brand'>, page: DocumentData) =>
  (element: ReactElement): ReactElement => (
    <CapabilityContext value={chrome}>
      <CurrencyContext value={chrome.brand.currency}>
        <PictureRuleContext value={pictureRule(page.pictureOrigins ?? [])}>
          <LinkContext value={makeLinkTo(page.linkQueries)}>{element}</LinkContext>
        </PictureRuleContext>
      </CurrencyContext>
    </CapabilityContext>
  );

const overlayOf = (
  dependencies: ScreenDependencies,
  consent: ConsentViewModel,
  options: WantedOptions,
): ReactElement => {
  const { chrome, modals, panels } = dependencies;
  const { toasts } = chrome;
  return (
    <Overlay
      panels={panels}
      toasts={toasts}
      modal={
        <>
          <ModalHost modals={modals} toasts={toasts} load={loadModal(dependencies)} />
          <ModalHost modals={zipModalOf(dependencies)} toasts={toasts} load={loadZipModal(dependencies)} />
          <ModalHost modals={options} toasts={toasts} load={loadOptions(dependencies, options)} />
        </>
      }
      consent={consent}
    />
  );
};

/** The dialog of a tile with several variants (PRO-09). */
const loadOptions =
  (dependencies: ScreenDependencies, options: WantedOptions): ModalHostProps<'options'>['load'] =>
  () =>
    import('../modals/options-modal').then(({ optionsModal }) => optionsModal(dependencies, options));

/** Starts what a page does beside its screen: scripts of third parties, reports, and refreshes of personal data. */
const startBackgroundWork = (dependencies: ScreenDependencies, page: DocumentData): void => {
  const { cardFlow, cardFlowStore, chrome, consent, modals, myStore, session, wishes } = dependencies;
  const { scripts } = page;
  const { preview } = page.chrome;
  if (preview !== undefined)
    void import('../chrome/start-preview').then(
      ({ startPreview }) => startPreview(document, modals, preview),
      () => undefined,
    );
  // The loader of third-party scripts is loaded only where such scripts are configured (ANA-02).
  if (scripts !== undefined)
    void import('../analytics/start-page-scripts').then(
      (loader) => loader.startPageScripts(scripts, consent),
      () => undefined,
    );
  if (page.chrome.google !== undefined) void startOneTap(dependencies).catch(() => undefined);
  // An earlier page has requested the card's success modal for this one (REG-06). The flow's code is loaded only then.
  if (cardFlowStore.hasSuccess()) void cardFlow.reopen();
  welcomeNewMember(chrome, dependencies);
  if (chrome.can('sponsored-ads')) reportPendingAdClick(dependencies);
  if (wasMadeEarlier(window)) void chrome.refresh();
  noticeStoreChange(window, document, myStore);
  noticeSessionChange(document, session, chrome);
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    void chrome.refresh();
    void wishes.model?.refresh();
  });
};

/** Modals are rare: their registry, their content and their dependencies are loaded with the first one. */
const loadModal =
  ({ loadAll }: ScreenDependencies): ModalHostProps<ModalType>['load'] =>
  async (type) => {
    const [{ loadModalScreen }, dependencies] = await Promise.all([import('../modals/modals'), loadAll()]);
    return (await loadModalScreen(type))(dependencies);
  };

/** The header's own dialog (HDR-03), which is not one of the overlay's types. */
const zipModalOf = ({ panels }: ScreenDependencies): WantedModal<'zip'> => ({
  type: 'zip',
  get show() {
    return panels.isOpen('zipModal');
  },
  close: () => panels.close('zipModal'),
  reopen: () => panels.open('zipModal'),
});

const loadZipModal =
  ({ loadAll }: ScreenDependencies): ModalHostProps<'zip'>['load'] =>
  async () => {
    const [{ zipModal }, dependencies] = await Promise.all([import('../modals/zip-modal'), loadAll()]);
    return zipModal(dependencies);
  };

/** Loads the code of the use cases when the pointer or the focus reaches a form, because forms run them. */
const prefetchNearForms = (prefetch: () => void): void => {
  const isNearForm = ({ target }: Event): boolean => target instanceof Element && target.closest('form') !== null;
  const look = (event: Event): void => {
    if (!isNearForm(event)) return;
    for (const type of APPROACH_EVENTS) document.removeEventListener(type, look);
    prefetch();
  };
  for (const type of APPROACH_EVENTS) document.addEventListener(type, look, { passive: true });
};

void start();
