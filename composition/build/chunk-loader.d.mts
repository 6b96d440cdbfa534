export interface ChunkLoader {
  readonly load: (module: string, scripts: ReadonlyArray<number>, styles?: ReadonlyArray<number>) => Promise<unknown>;
  readonly url: (chunk: number, type: string) => string;
}
/** See chunk-loader.mjs. */
export declare const makeChunkLoader: (run: (module: string) => unknown, names: string) => ChunkLoader;
