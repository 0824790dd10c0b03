import { httpPreviewLinksGateway } from '../../infrastructure/preview-links/httpPreviewLinksGateway.ts';
import { PreviewLinksGateway } from '../../application/preview-links/PreviewLinksGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function previewLinksService(bind: Bind): void {
  provide(bind, PreviewLinksGateway, [Http], httpPreviewLinksGateway);
}
