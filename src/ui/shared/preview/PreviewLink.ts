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
 * Message channel to the preview frame. The frame has no origin, so it is identified by its window. Sends only data
 * that the screens in the frame show.
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
