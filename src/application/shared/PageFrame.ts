import { portToken } from './token.ts';

/** Whether the page is embedded in another site, which may provide the widget's utilities. */
export interface PageFrame {
  isFramed(): boolean;
  hasWidgetUtilities(): boolean;
}
export const PageFrame = portToken<PageFrame>('PageFrame');
