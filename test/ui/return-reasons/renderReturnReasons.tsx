import { ReturnReasonsPage } from '../../../src/ui/features/return-reasons/ReturnReasonsPage.tsx';
import { renderPage, type RenderedPage, type RenderOptions } from '../renderPage.tsx';

export type { RenderedPage };

export const renderReturnReasons = (options: RenderOptions = {}): Promise<RenderedPage> =>
  renderPage(<ReturnReasonsPage />, options);
