import type { PageFrame } from '../../application/shared/PageFrame.ts';

/** The page's inline script sets this property of `window` if the page is in a frame. Not in the specification. */
const WIDGET_UTILITIES = 'widgetUtils';

export const browserPageFrame = (browserWindow: Window): PageFrame => ({
  isFramed: () => browserWindow.self !== browserWindow.top,
  hasWidgetUtilities: () => WIDGET_UTILITIES in browserWindow,
});
