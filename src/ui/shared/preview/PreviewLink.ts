import {
  CONNECT,
  HELLO,
  isSignal,
  messageFromFrame,
  type FromFrame,
  type PreviewState,
  type ToFrame,
} from '../../consumer/previewProtocol.ts';

/**
 * The page's end of what it tells a frame without an origin. The frame proves itself by being the one that is asked for; it
 * gets one port a load, and nothing that a person could not read on its screens.
 */
export class PreviewLink {
  readonly #frame: HTMLIFrameElement;
  readonly #receive: (message: FromFrame) => void;
  #port: MessagePort | undefined;
  #isAnswered = false;
  #revision = 0;

  constructor(frame: HTMLIFrameElement, receive: (message: FromFrame) => void) {
    this.#frame = frame;
    this.#receive = receive;
  }

  /** Answers the frame's greeting, after each load again, until stopped. */
  start(): () => void {
    const greeted = ({ source, origin, data }: MessageEvent<unknown>): void => {
      const { contentWindow } = this.#frame;
      if (this.#isAnswered || source !== contentWindow || origin !== 'null' || !isSignal(data, HELLO)) return;
      this.#isAnswered = true;
      this.#connect(contentWindow);
    };
    const loaded = (): void => void (this.#isAnswered = false);
    window.addEventListener('message', greeted);
    this.#frame.addEventListener('load', loaded);
    return () => {
      window.removeEventListener('message', greeted);
      this.#frame.removeEventListener('load', loaded);
      this.#port?.close();
    };
  }

  /** Nothing where the frame is not there yet: it asks by being ready. */
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
