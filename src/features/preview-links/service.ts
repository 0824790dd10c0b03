import { HttpPreviewLinksGateway } from '../../infrastructure/preview-links/HttpPreviewLinksGateway.ts';
import { PreviewLinksGateway } from '../../application/preview-links/PreviewLinksGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function previewLinksService(bind: Bind): void {
  provide(bind, PreviewLinksGateway, [Http], (http) => new HttpPreviewLinksGateway(http));
}
