const FOLDER = '/menus';

/** The route of the menus for all versions, in the router's notation. */
export const MENUS_ROUTE = `${FOLDER}/:version.json`;

/** Returns the path of one version of the menus. A request for an older version gets the current menus. */
export const menusPath = (version: string): string => `${FOLDER}/${version}.json`;
