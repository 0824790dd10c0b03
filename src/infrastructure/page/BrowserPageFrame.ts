import type { PageFrame } from '../../application/shared/PageFrame.ts';

/** The source does not say how one knows the widget's utilities: here they are what a page's first script leaves in a window within a frame. */
const WIDGET_UTILITIES = 'widgetUtils';

/** The frame as the browser tells it. */
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
