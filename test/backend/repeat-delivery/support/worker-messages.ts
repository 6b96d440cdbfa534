/** What a worker in a process of its own says: what it is about to do, or how its round ended. */
export type WorkerMessage = 'ready' | 'done' | { readonly doing: string } | { readonly problem: string };
