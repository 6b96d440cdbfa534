/** See class-names.cjs. */
export declare const moduleCodes: (paths: ReadonlyArray<string>) => ReadonlyMap<string, string>;
export declare const shortNames: (code: string, names: Iterable<string>) => ReadonlyMap<string, string>;
export declare const tokenShortener: (definitions: string) => (css: string) => string;
