/** A typed text without outer spaces, and with single spaces between its words, as when it was pasted. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
