import { PreviewLinksGateway } from '../../application/preview-links/PreviewLinksGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryPreviewLinksGateway } from '../../infrastructure/preview-links/inMemoryPreviewLinksGateway.ts';

export function previewLinksDemo(bind: Bind): void {
  provide(bind, PreviewLinksGateway, [DemoService, Clock, Ids], inMemoryPreviewLinksGateway);
}
