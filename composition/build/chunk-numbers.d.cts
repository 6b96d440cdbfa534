/** See chunk-numbers.cjs. */
export declare const numberChunks: (
  graph: { readonly getBundles: () => ReadonlyArray<{ readonly publicId: string }> },
  module: { readonly filePath: string },
  code: string,
) => string;
