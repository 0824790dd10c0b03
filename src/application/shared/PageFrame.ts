import { portToken } from './token.ts';

/** Frame of the page: whether another site embeds it, and whether that site provides the widget's utilities. */
export interface PageFrame {
  isFramed(): boolean;
  hasWidgetUtilities(): boolean;
}
export const PageFrame = portToken<PageFrame>('PageFrame');
