/** Makes the world of one test, possibly asynchronously. */
export type Making<World> = () => World | Promise<World>;
