import { portToken } from './token.ts';

/** Where the page stands: by itself, or in a frame of another site that may bring the widget's utilities. */
export interface PageFrame {
  isFramed(): boolean;
  hasWidgetUtilities(): boolean;
}
export const PageFrame = portToken<PageFrame>('PageFrame');
