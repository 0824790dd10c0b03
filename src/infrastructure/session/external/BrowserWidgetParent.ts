import type { WidgetParent } from '../../../application/session/external/WidgetParent.ts';
import { TOKEN_WANTED, widgetTokenIn } from '../../../domain/session/widgetMessage.ts';

/** The window around this one. Who it is shows in what it sends: browsers tell the origin of a message. */
export class BrowserWidgetParent implements WidgetParent {
  readonly #window: Window;

  constructor(browserWindow: Window) {
    this.#window = browserWindow;
  }

  ask(origins: readonly string[], onToken: (token: string) => void): () => void {
    const { parent } = this.#window;
    const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
      const token = source === parent && origins.includes(origin) ? widgetTokenIn(data) : undefined;
      if (token !== undefined) onToken(token);
    };
    this.#window.addEventListener('message', receive);
    // To whoever it is: the question tells nothing, and only sites that the owner names may have this page in a frame.
    parent.postMessage(TOKEN_WANTED, '*');
    return () => this.#window.removeEventListener('message', receive);
  }
}
