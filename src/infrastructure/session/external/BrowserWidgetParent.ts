import type { WidgetParent } from '../../../application/session/external/WidgetParent.ts';
import { TOKEN_WANTED, widgetTokenIn } from '../../../domain/session/external/widgetMessage.ts';

/** The embedding page. Its identity is the origin of its messages. */
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
    // Any origin is safe: the message is not secret, and only sites of the owner may embed this page.
    parent.postMessage(TOKEN_WANTED, '*');
    return () => this.#window.removeEventListener('message', receive);
  }
}
