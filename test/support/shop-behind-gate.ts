import { rmSync } from 'node:fs';
import { makeDataFolder, startBackend, startShop } from './shop-process';
import { TcpGate } from './tcp-gate';

/** A shop and its backend with a gate between them that simulates outages. */
export interface ShopBehindGate {
  /** The address of the shop. */
  readonly address: string;
  readonly gate: TcpGate;
  /** Stops everything and removes the data. */
  readonly stop: () => Promise<void>;
}

/** Longer than in production: what a test does before and after an outage takes a busy machine longer, too. */
const TIMEOUT_MS = '5000';

/** Starts a shop with its own data folder and an open gate. */
export const startShopBehindGate = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<ShopBehindGate> => {
  const dataFolder = makeDataFolder();
  const cleanups: Array<() => Promise<void>> = [async () => rmSync(dataFolder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  };
  try {
    const backend = await startBackend(dataFolder);
    cleanups.push(backend.stop);
    const gate = await TcpGate.to(backend.port);
    cleanups.push(() => gate.shut());
    const shop = await startShop({
      dataFolder,
      environment: { UPSTREAM_TIMEOUT_MS: TIMEOUT_MS, ...environment, COMMERCE_ORIGIN: gate.origin },
    });
    cleanups.push(shop.stop);
    return { address: shop.address, gate, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
