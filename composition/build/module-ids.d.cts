/** See module-ids.cjs. */
export declare const shortIds: (ids: Iterable<string>) => ReadonlyMap<string, string>;
export declare const shortenIds: (code: string, short: ReadonlyMap<string, string>) => string;
