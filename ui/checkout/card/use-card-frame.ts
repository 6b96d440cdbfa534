import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { CARD_ENTRY_TIMEOUT_MS, type CardEntry, type CardEntryResult } from '../../../core/checkout/steps/card-entry';
import { readCardFrameMessage, type CardFrameMessage } from './card-frame-messages';

export interface CardFrameEvents {
  /** Called with the fields once they are ready, and with undefined when they are gone. */
  readonly onReady: (entry: CardEntry | undefined) => void;
  /** The shopper pressed Enter in a field. */
  readonly onSubmitRequested: () => void;
}

export interface ConnectedCardFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The height of the fields in CSS pixels; undefined until they are ready. */
  readonly height: number | undefined;
  /** Call it when the frame has loaded. */
  readonly connect: () => void;
}

/** Asks for tokens one at a time. A new request and the end of the page end an older one. */
class TokenRequest {
  #answer: ((result: CardEntryResult) => void) | undefined;

  ask(send: () => void): Promise<CardEntryResult> {
    this.answer({ kind: 'invalid' });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answer({ kind: 'failed' }), CARD_ENTRY_TIMEOUT_MS);
      this.#answer = (result) => {
        clearTimeout(timer);
        resolve(result);
      };
      send();
    });
  }

  answer(result: CardEntryResult): void {
    const answer = this.#answer;
    this.#answer = undefined;
    answer?.(result);
  }
}

/** Connects to the card fields in a frame by messages. Both sides name the exact origin of the other (PAY-02). */
export const useCardFrame = (origin: string, { onReady, onSubmitRequested }: CardFrameEvents): ConnectedCardFrame => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [request] = useState(() => new TokenRequest());
  const send = (type: 'connect' | 'submit'): void => frame.current?.contentWindow?.postMessage({ type }, origin);
  const hear = useEffectEvent((message: CardFrameMessage): void => {
    if (message.kind === 'result') request.answer(message.result);
    else if (message.kind === 'submit-requested') onSubmitRequested();
    else {
      if (height === undefined) onReady({ submit: () => request.ask(() => send('submit')) });
      setHeight(message.height);
    }
  });
  const leave = useEffectEvent((): void => onReady(undefined));
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readCardFrameMessage(event.data);
      if (message !== undefined) hear(message);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      request.answer({ kind: 'invalid' });
      leave();
    };
  }, [origin, request]);
  return { frame, height, connect: () => send('connect') };
};
