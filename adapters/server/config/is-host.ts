const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i;

/**
 * Whether an address can be built with the host. Some texts match the pattern of a host and are none, such as
 * `1.2.3.4.5`.
 */
export const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);
