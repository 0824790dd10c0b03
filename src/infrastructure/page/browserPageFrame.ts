import type { PageFrame } from '../../application/shared/PageFrame.ts';

/** Property of `window` that the inline script sets in a frame. Not in the specification. */
const WIDGET_UTILITIES = 'widgetUtils';

export const browserPageFrame = (browserWindow: Window): PageFrame => ({
  isFramed: () => browserWindow.self !== browserWindow.top,
  hasWidgetUtilities: () => WIDGET_UTILITIES in browserWindow,
});
