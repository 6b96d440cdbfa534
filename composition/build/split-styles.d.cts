/** See split-styles.cjs. */
export declare const splitStyles: (css: string) => { readonly first: string; readonly later: string };
