const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i;

/** A host that an address can be made of; others look like one and are none, as `1.2.3.4.5`. */
export const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);
