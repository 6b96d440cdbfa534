/** Launch options of a browser. */
export interface ChromiumOptions {
  readonly executablePath: string;
  readonly args: string[];
  /** The whole environment of the browser's process. */
  readonly env: Record<string, string>;
}

export interface FindOptions {
  /** The environment that names `CHROME_PATH` and that the browser's process inherits. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Platform and processor, such as `linux-x64`. */
  readonly system?: string;
}

/** Rejects when `CHROME_PATH` names a file that does not exist, or when there is no browser for this system. */
export declare const findChromium: (options?: FindOptions) => Promise<ChromiumOptions>;

/** Fills the folder once, even if several processes call this at the same time. Resolves with the folder. */
export declare const unpackOnce: (
  folder: string,
  fill: (temporary: string, folder: string) => Promise<void>,
) => Promise<string>;
