import { ReturnReasonsPage } from '../../../src/ui/features/return-reasons/ReturnReasonsPage.tsx';
import { renderPage, type RenderOptions } from '../renderPage.tsx';

export const renderReturnReasons = (options?: RenderOptions) => renderPage(<ReturnReasonsPage />, options);
