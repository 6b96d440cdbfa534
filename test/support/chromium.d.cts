/** What a browser is launched with. */
export interface ChromiumOptions {
  readonly executablePath: string;
  readonly args: string[];
}

/** Rejects when `CHROME_PATH` names a file that does not exist. */
export declare const findChromium: () => Promise<ChromiumOptions>;
