import type { PageFrame } from '../../application/shared/PageFrame.ts';

/** Property of `window` that the inline script sets in a frame. Not in the specification. */
const WIDGET_UTILITIES = 'widgetUtils';

export class BrowserPageFrame implements PageFrame {
  readonly #window: Window;

  constructor(browserWindow: Window) {
    this.#window = browserWindow;
  }

  isFramed(): boolean {
    return this.#window.self !== this.#window.top;
  }

  hasWidgetUtilities(): boolean {
    return WIDGET_UTILITIES in this.#window;
  }
}
