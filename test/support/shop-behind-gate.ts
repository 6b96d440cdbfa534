import { rmSync } from 'node:fs';
import { makeDataFolder, startBackend, startShop } from './shop-process';
import { TcpGate } from './tcp-gate';

/** A shop and its backend, with a gate between them that stands for an outage. */
export interface ShopBehindGate {
  /** Where shoppers find the shop. */
  readonly address: string;
  readonly gate: TcpGate;
  /** Ends everything and removes the data. */
  readonly stop: () => Promise<void>;
}

/** Starts a shop on a data folder of its own; the gate is open. */
export const startShopBehindGate = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<ShopBehindGate> => {
  const dataFolder = makeDataFolder();
  const undoing: Array<() => Promise<void>> = [async () => rmSync(dataFolder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const undo of undoing.splice(0).reverse()) await undo();
  };
  try {
    const backend = await startBackend(dataFolder);
    undoing.push(backend.stop);
    const gate = await TcpGate.to(backend.port);
    undoing.push(() => gate.shut());
    const shop = await startShop({ dataFolder, environment: { ...environment, COMMERCE_ORIGIN: gate.origin } });
    undoing.push(shop.stop);
    return { address: shop.address, gate, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
