import { DraftGateway } from '../../application/changes/drafts/DraftGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { InMemoryDraftGateway } from '../../infrastructure/changes/InMemoryDraftGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function changesDemo(bind: Bind): void {
  provide(
    bind,
    DraftGateway,
    [DemoService, LocalStorage, Clock],
    (service, storage, clock) => new InMemoryDraftGateway(service, storage, clock),
  );
}
