import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Clock } from '../../../application/shared/Clock.ts';
import {
  type FromFrame,
  type PreviewState,
  type ShortcutKeys,
  CONNECT,
  HELLO,
  isSignal,
  messageFromFrame,
  type ToFrame,
} from '../../consumer/previewProtocol.ts';
import { useService } from '../services.tsx';
import { useLatest } from '../useLatest.ts';

/** Milliseconds after which a frame that has not become ready counts as failed. */
const READY_TIMEOUT = 8000;

export type PreviewLinkInHand = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly phase: 'opening' | 'shown' | 'failed';
  /** React key of the frame. A new attempt mounts a new frame. */
  readonly attempt: number;
  readonly retry: () => void;
};

/** Dispatches a shortcut on the page, because key events in the frame do not reach the page. */
function repeatKeys(frame: HTMLIFrameElement | null, keys: ShortcutKeys): void {
  const { key, code, ctrlKey, metaKey, shiftKey } = keys;
  const init = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  frame?.dispatchEvent(new KeyboardEvent('keydown', init));
}

export function usePreviewLink(state: PreviewState, onMessage: (message: FromFrame) => void): PreviewLinkInHand {
  const clock = useService(Clock);
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<PreviewLink>(undefined);
  const [attempt, setAttempt] = useState(1);
  const [phase, setPhase] = useState<PreviewLinkInHand['phase']>('opening');
  const latest = useLatest({ state, onMessage });

  useEffect(
    function connect() {
      if (!frame.current) return undefined;
      const opened = new PreviewLink(frame.current, (message) => {
        if (message.type === 'ready') opened.send(latest.current.state);
        else if (message.type === 'painted') setPhase('shown');
        else if (message.type === 'shortcut') repeatKeys(frame.current, message);
        else latest.current.onMessage(message);
      });
      link.current = opened;
      const stop = opened.start();
      const cancelTimeout = clock.after(READY_TIMEOUT, () =>
        setPhase((phaseBefore) => (phaseBefore === 'opening' ? 'failed' : phaseBefore)),
      );
      return () => {
        cancelTimeout();
        stop();
      };
    },
    [clock, latest, attempt],
  );
  useLayoutEffect(
    function send() {
      link.current?.send(state);
    },
    [state],
  );

  function retry(): void {
    setPhase('opening');
    setAttempt((times) => times + 1);
  }
  return { frame, phase, attempt, retry };
}

/**
 * Message channel to the preview frame. The frame has no origin, so it is identified by its window. Sends only data
 * that the screens in the frame show.
 */
class PreviewLink {
  readonly #frame: HTMLIFrameElement;
  readonly #receive: (message: FromFrame) => void;
  #port: MessagePort | undefined;
  #isAnswered = false;
  #revision = 0;

  constructor(frame: HTMLIFrameElement, receive: (message: FromFrame) => void) {
    this.#frame = frame;
    this.#receive = receive;
  }

  /** Connects to the frame after each load. Returns a function that disconnects. */
  start(): () => void {
    const handleGreeting = ({ source, origin, data }: MessageEvent<unknown>): void => {
      const { contentWindow } = this.#frame;
      if (this.#isAnswered || source !== contentWindow || origin !== 'null' || !isSignal(data, HELLO)) return;
      this.#isAnswered = true;
      this.#connect(contentWindow);
    };
    const loaded = (): void => void (this.#isAnswered = false);
    window.addEventListener('message', handleGreeting);
    this.#frame.addEventListener('load', loaded);
    return () => {
      window.removeEventListener('message', handleGreeting);
      this.#frame.removeEventListener('load', loaded);
      this.#port?.close();
    };
  }

  /** Sends the state to the frame. Does nothing until the frame is ready, because it then requests the state itself. */
  send(state: PreviewState): void {
    this.#revision += 1;
    const message: ToFrame = { type: 'state', revision: this.#revision, state };
    this.#port?.postMessage(message);
  }

  #connect(frame: Window | null): void {
    const { port1, port2 } = new MessageChannel();
    this.#port?.close();
    this.#port = port1;
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = messageFromFrame(data);
      if (message) this.#receive(message);
    };
    frame?.postMessage(CONNECT, '*', [port2]);
  }
}
