/** Makes the world of one test; a real one may take a moment. */
export type Making<World> = () => World | Promise<World>;
