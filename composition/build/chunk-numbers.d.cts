interface Chunk {
  readonly publicId: string;
  readonly type: string;
  readonly bundleBehavior?: string;
  readonly target: { readonly distDir: string };
}
interface Graph {
  readonly getBundles: () => ReadonlyArray<Chunk>;
}
interface Module {
  readonly filePath: string;
  readonly meta: { readonly usedHelpers?: number };
}

/** See chunk-numbers.cjs. */
export declare const isChunkLoader: (module: Module) => boolean;
export declare const loadCall: (
  graph: Graph,
  script: Pick<Chunk, 'target'>,
  module: Module,
  code: string,
) => string | undefined;
export declare const numberChunks: (
  graph: Graph,
  script: Pick<Chunk, 'target'>,
  module: Module,
  code: string,
) => string;
