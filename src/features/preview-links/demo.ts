import { PreviewLinksGateway } from '../../application/preview-links/PreviewLinksGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { InMemoryPreviewLinksGateway } from '../../infrastructure/preview-links/InMemoryPreviewLinksGateway.ts';

export function previewLinksDemo(bind: Bind): void {
  provide(
    bind,
    PreviewLinksGateway,
    [DemoService, Clock, Ids],
    (service, clock, ids) => new InMemoryPreviewLinksGateway(service, clock, ids),
  );
}
