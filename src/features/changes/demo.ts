import { DraftGateway } from '../../application/changes/drafts/DraftGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { inMemoryDraftGateway } from '../../infrastructure/changes/inMemoryDraftGateway.ts';
import { StoredDrafts } from '../../infrastructure/changes/StoredDrafts.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { InMemoryStorage } from '../../infrastructure/storage/InMemoryStorage.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function changesDemo(bind: Bind): void {
  provide(bind, StoredDrafts, [Clock], (clock) => new StoredDrafts(new InMemoryStorage(), clock));
  provide(bind, DraftGateway, [DemoService, StoredDrafts], inMemoryDraftGateway);
}
