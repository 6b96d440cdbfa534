import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy';
import { makeDataFolder, startBackend, startShop, type ShopProcess } from '../../support/shop-process';
import type { Seed, ShopFacts } from '../seeds/seed';
import { API_KEY } from '../seeds/service-bodies';
import type { GeneratedRequest } from './generate-requests';
import { complaintOf, makeSender, type Outcome, type Sender } from './send';

type Server = 'storefront' | 'backend';

/** The whole shop in processes of its own, both of whose servers requests are sent to. */
export interface ShopUnderFire {
  readonly shop: ShopProcess;
  readonly facts: ShopFacts;
  /** Sends one request with the cookies of the shopper that it names. */
  readonly send: (server: Server, request: GeneratedRequest) => Promise<Outcome>;
  /**
   * Sends them all, a few at a time, with new shoppers now and then; resolves with what was wrong with any answer. Statuses
   * of 500 and above are wrong unless they are allowed.
   */
  readonly fire: (
    server: Server,
    requests: Iterable<GeneratedRequest>,
    allowed?: ReadonlyArray<number>,
  ) => Promise<ReadonlyArray<string>>;
  readonly close: () => Promise<void>;
}

const AT_ONCE = 8;
/** Requests sign shoppers out and empty carts: after so many, others take their place. */
const WITH_ONE_SHOPPER = 250;
const BASE = '/wcs/resources/store/10151/';

/** Limits by address would answer for the routes behind them; caches are small so that memory shows what leaks. */
const SETTINGS = {
  CATALOGUE_SIZE: '240',
  CONSTRUCTOR_API_KEY: API_KEY,
  DISCOVER_API_KEY: API_KEY,
  CITRUS_KEY: API_KEY,
  GEOLOCATION_KEY: API_KEY,
  SIGN_IN_LIMIT: '1000000',
  GUEST_LIMIT: '1000000',
  APPLICATION_LIMIT: '1000000',
  RESET_LIMIT: '1000000',
  TRUST_PROXY: 'loopback',
  RENDER_LIMIT: '1000000',
  PAGE_CACHE_MEGABYTES: '8',
  IMAGE_CACHE_MEGABYTES: '8',
  NODE_OPTIONS: '--max-old-space-size=384',
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Starts the shop and looks up what requests are to name. `environment` changes its settings. */
export const openShopUnderFire = async (environment: Readonly<Record<string, string>> = {}): Promise<ShopUnderFire> => {
  const port = await freePort();
  const backend = `http://127.0.0.1:${port}`;
  const shop = await startShop({ environment: { ...SETTINGS, BACKEND_PORT: String(port), ...environment } });
  return openFire(shop, backend, () => shop.stop());
};

/** A shop under fire whose storefront reaches its backend through a proxy that fails where a test says so. */
export interface ShopInOutage extends ShopUnderFire {
  readonly gate: FaultProxy;
}

/** How long the storefront waits for a backend that hangs. */
const IMPATIENT = { UPSTREAM_TIMEOUT_MS: '200' };

/** Starts a backend, a proxy in front of it and a storefront that knows only the proxy. */
export const openShopInOutage = async (): Promise<ShopInOutage> => {
  const dataFolder = makeDataFolder();
  const undoing: Array<() => Promise<void>> = [async () => rmSync(dataFolder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const undo of undoing.splice(0).reverse()) await undo();
  };
  try {
    const backend = await startBackend(dataFolder, 0, SETTINGS);
    undoing.push(backend.stop);
    const origin = `http://127.0.0.1:${backend.port}`;
    const gate = await startFaultProxy(origin);
    undoing.push(gate.close);
    const environment = { ...SETTINGS, ...IMPATIENT, COMMERCE_ORIGIN: gate.origin };
    const shop = await startShop({ dataFolder, environment });
    undoing.push(shop.stop);
    return { ...(await openFire(shop, origin, stop)), gate };
  } catch (error) {
    await stop();
    throw error;
  }
};

const openFire = async (shop: ShopProcess, backend: string, stop: () => Promise<void>): Promise<ShopUnderFire> => {
  const senders: Readonly<Record<Server, Sender>> = {
    storefront: makeSender(shop.address),
    backend: makeSender(backend),
  };
  let sentSoFar = 0;
  /** Each request comes from an address of its own, as it would through a proxy. */
  const nextAddress = (): string => {
    sentSoFar += 1;
    return `10.${(sentSoFar >> 16) & 255}.${(sentSoFar >> 8) & 255}.${sentSoFar & 255}`;
  };

  const backendSession = async (path: string, body: unknown): Promise<string> => {
    const answer = await fetch(`${backend}${BASE}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  };
  const cookies = new Map<Seed['as'], string>();
  const renewShoppers = async (): Promise<void> => {
    cookies.set('guest', await backendSession('guestidentity?updateCookies=true', {}));
    const account = { logonId: 'pat@example.test', logonPassword: 'Pawsome123' };
    cookies.set('member', await backendSession('loginidentity?updateCookies=true', account));
  };

  const send: ShopUnderFire['send'] = (server, sent) => {
    const cookie = cookies.get(sent.as);
    return senders[server].send(sent, {
      'x-forwarded-for': nextAddress(),
      ...(cookie === undefined ? {} : { cookie }),
      ...(server === 'storefront' ? { 'sec-fetch-site': 'same-origin' } : {}),
    });
  };

  const fire: ShopUnderFire['fire'] = async (server, requests, allowed = []) => {
    const complaints: string[] = [];
    const queue = requests[Symbol.iterator]();
    let taken = 0;
    const work = async (): Promise<void> => {
      for (let next = queue.next(); next.done !== true; next = queue.next()) {
        const sent = next.value;
        taken += 1;
        if (taken % WITH_ONE_SHOPPER === 1) await renewShoppers();
        const complaint = complaintOf(sent, await send(server, sent), allowed);
        if (complaint !== undefined) complaints.push(`${server} ${describe(sent)} → ${complaint}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return complaints;
  };

  const close = async (): Promise<void> => {
    for (const sender of Object.values(senders)) sender.close();
    await stop();
  };
  try {
    await renewShoppers();
    return { shop, facts: await findFacts(backend), send, fire, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const describe = ({ method, path, label, body = '' }: GeneratedRequest): string =>
  `${method} ${path.slice(0, 200)} (${label}) ${body.slice(0, 300)}`;

/** What a valid request can name, asked of the backend; the fields are those of the wire (contracts 2 and 3). */
interface Wire {
  readonly catalogEntryView?: ReadonlyArray<{
    readonly uniqueID: string;
    readonly parentCatalogGroupID: string;
    readonly fullImage: string;
    readonly x_url?: string;
    readonly partNumber: string;
    readonly sKUs: ReadonlyArray<{ readonly uniqueID: string; readonly partNumber: string }>;
  }>;
  readonly catalogGroupView?: ReadonlyArray<{ readonly x_path: string }>;
  readonly brandView?: ReadonlyArray<{ readonly identifier: string }>;
  readonly productUrl?: ReadonlyArray<string>;
  readonly accessToken?: string;
  readonly id?: string;
}

const findFacts = async (backend: string): Promise<ShopFacts> => {
  const read = async (path: string, more: RequestInit = {}): Promise<Wire> => {
    const answer = await fetch(backend + path, more);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Wire;
  };
  const views = '/search/resources/store/10151';
  const { productUrl } = await read(`${views}/sitecontent/productUrls?pageNumber=1&pageSize=1`);
  const product = (await read(`${views}/productview/byUrl/${productUrl?.[0]}`)).catalogEntryView?.[0];
  const category = (await read(`${views}/categoryview/byId/${product?.parentCatalogGroupID}`)).catalogGroupView?.[0];
  const { brandView } = await read(`${views}/brandview/@all`);
  const { accessToken } = await read('/discover/account/1/access-token', {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ scope: ['search-rec', 'event'] }),
  });
  const known = <A>(name: string, value: A | undefined): A => {
    if (value === undefined) throw new Error(`the shop names no ${name}`);
    return value;
  };
  return {
    productId: known('product', product?.uniqueID),
    productUrl: known('address of a product', productUrl?.[0]),
    skuId: known('variant', product?.sKUs[0]?.uniqueID),
    partNumber: known('part number', product?.sKUs[0]?.partNumber),
    productPartNumber: known('part number of the product', product?.partNumber),
    categoryId: known('category', product?.parentCatalogGroupID),
    categoryPath: known('path of a category', category?.x_path),
    brandSlug: known('brand', brandView?.[0]?.identifier),
    storeId: '1101',
    imagePath: known('picture', product?.fullImage),
    accessToken: known('access token', accessToken),
  };
};
