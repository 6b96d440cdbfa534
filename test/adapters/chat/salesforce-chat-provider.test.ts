/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import * as E from 'fp-ts/Either';
import { EMBEDDED_SERVICE_GLOBAL, originsOf } from '../../../adapters/chat/embedded-service';
import { SalesforceChatProvider } from '../../../adapters/chat/salesforce-chat-provider';
import { trustChatScripts } from '../../../adapters/chat/trust-chat-scripts';
import { A_DEPLOYMENT } from '../../builders/chat-deployment';
import { A_VISITOR, chatProviderContract } from '../../contracts/chat-provider.contract';
import { FakeScriptLoader } from '../../fakes/fake-script-loader';
import { makeEmbeddedService, type EmbeddedServiceDouble } from '../../support/embedded-service-double';

const never = (): Promise<never> => new Promise(() => undefined);
const silent = (): void => undefined;

afterEach(() => document.body.replaceChildren());

/** The adapter over the double of Salesforce's script. */
const overTheDouble = () => {
  const service = makeEmbeddedService(document);
  let global: unknown;
  const scripts = new FakeScriptLoader().runs(A_DEPLOYMENT.scriptUrl, () => (global = service));
  const provider = new SalesforceChatProvider(A_DEPLOYMENT, {
    scripts,
    findService: () => global,
    pause: () => never,
    host: 'shop.example',
  });
  return { provider, scripts, service };
};

const panel = (): Element | null => document.querySelector('section[aria-label="Chat with an agent"]');

chatProviderContract('SalesforceChatProvider', () => {
  const { provider, scripts } = overTheDouble();
  return {
    provider,
    isOpen: () => panel() !== null,
    closes: () => panel()?.querySelector('button')?.click(),
    isUnavailable: () => void scripts.fails('refused'),
    isBack: () => void scripts.fails(undefined),
  };
});

const started = async (visitor = A_VISITOR): Promise<EmbeddedServiceDouble> => {
  const { provider, service } = overTheDouble();
  await provider.start(visitor, silent)();
  return service;
};

test('[CHT-02] loads no script before the chat is started', () => {
  const { provider, scripts } = overTheDouble();
  provider.start(A_VISITOR, silent);
  expect([scripts.scripts, EMBEDDED_SERVICE_GLOBAL]).toEqual([[], 'embedded_svc']);
});

test('[CHT-02] starts with the LiveAgent feature and the shopper’s name, email and phone', async () => {
  const { settings, inits } = await started();
  expect(settings).toMatchObject({
    displayHelpButton: false,
    language: 'en',
    storageDomain: 'shop.example',
    enabledFeatures: ['LiveAgent'],
    entryFeature: 'LiveAgent',
    prepopulatedPrechatFields: { FirstName: 'Pat', LastName: 'Doe', Email: 'pat@example.test', Phone: '6195550100' },
  });
  const { orgUrl, communityUrl, gslbBaseUrl, orgId, deploymentName, ...liveAgent } = A_DEPLOYMENT;
  const { baseLiveAgentContentURL, deploymentId, buttonId, baseLiveAgentURL, eswLiveAgentDevName } = liveAgent;
  expect(inits).toEqual([
    [
      orgUrl,
      communityUrl,
      gslbBaseUrl,
      orgId,
      deploymentName,
      {
        baseLiveAgentContentURL,
        deploymentId,
        buttonId,
        baseLiveAgentURL,
        eswLiveAgentDevName,
        isOfflineSupportEnabled: false,
      },
    ],
  ]);
});

test('[CHT-02] sends nothing of a guest of whom nothing is known', async () => {
  const guest = { firstName: undefined, lastName: undefined, email: undefined, phone: undefined };
  expect((await started(guest)).settings).toMatchObject({
    prepopulatedPrechatFields: {},
    extraPrechatFormDetails: [],
  });
});

test('[CHT-02] initializes the script once, however often the chat is opened', async () => {
  const { provider, service } = overTheDouble();
  await provider.start(A_VISITOR, silent)();
  service.minimizeUI?.();
  await provider.start(A_VISITOR, silent)();
  expect(service.inits).toHaveLength(1);
});

test('[CHT-02] a script that is not Salesforce’s is removed, and the chat is unavailable', async () => {
  const scripts = new FakeScriptLoader();
  const ports = { scripts, findService: () => ({}), pause: () => never, host: 'shop.example' };
  const provider = new SalesforceChatProvider(A_DEPLOYMENT, ports);
  expect(await provider.start(A_VISITOR, silent)()).toEqual(E.left({ kind: 'chat-unavailable' }));
  expect(scripts.scripts).toEqual([]);
});

test('[CHT-02] a script that does not initialize within ten seconds is unavailable', async () => {
  const service = { ...makeEmbeddedService(document), init: silent };
  const waited: number[] = [];
  const provider = new SalesforceChatProvider(A_DEPLOYMENT, {
    scripts: new FakeScriptLoader(),
    findService: () => service,
    pause: (milliseconds) => async () => void waited.push(milliseconds),
    host: 'shop.example',
  });
  expect(await provider.start(A_VISITOR, silent)()).toEqual(E.left({ kind: 'chat-unavailable' }));
  expect(waited).toEqual([10_000]);
});

test('[CHT-02] a chat that cannot be opened is unavailable', async () => {
  const { provider, service } = overTheDouble();
  Object.assign(service.liveAgentAPI, {
    startChat: () => {
      throw new Error('no agent');
    },
  });
  expect(await provider.start(A_VISITOR, silent)()).toEqual(E.left({ kind: 'chat-unavailable' }));
});

test('[CHT-02] [ANA-02] the policy needs each origin of the deployment once', () => {
  expect(originsOf(A_DEPLOYMENT)).toEqual([
    'https://service.force.com',
    'https://shop.my.salesforce.com',
    'https://shop.force.com',
    'https://c.la1.salesforceliveagent.com',
    'https://d.la1.salesforceliveagent.com',
  ]);
});

test('[CHT-02] [ANA-02] scripts of the deployment’s origins are trusted, and no others', () => {
  let isTrusted: ((url: string) => string | null) | undefined;
  const trustedTypes = {
    defaultPolicy: null,
    createPolicy: (_name: string, { createScriptURL }: { createScriptURL: (url: string) => string | null }) => {
      isTrusted = createScriptURL;
    },
  };
  trustChatScripts({ trustedTypes }, originsOf(A_DEPLOYMENT));
  const urls = ['https://service.force.com/a.js', 'https://service.force.com.evil.example/a.js', 'nonsense'];
  expect(urls.map((url) => isTrusted?.(url))).toEqual(['https://service.force.com/a.js', null, null]);
});
