import { DraftGateway } from '../../application/changes/drafts/DraftGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { InMemoryDraftGateway } from '../../infrastructure/changes/InMemoryDraftGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { InMemoryStorage } from '../../infrastructure/storage/InMemoryStorage.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function changesDemo(bind: Bind): void {
  provide(
    bind,
    DraftGateway,
    [DemoService, Clock],
    (service, clock) => new InMemoryDraftGateway(service, new InMemoryStorage(), clock),
  );
}
