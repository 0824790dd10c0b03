import { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { TabSignals } from '../../application/shared/TabSignals.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryPublishGateway } from '../../infrastructure/publishing/inMemoryPublishGateway.ts';
import { InMemoryTabSignals } from '../../infrastructure/publishing/InMemoryTabSignals.ts';

export function publishingDemo(bind: Bind): void {
  provide(bind, PublishGateway, [DemoService], inMemoryPublishGateway);
  // No signals between tabs, because each tab of the demo has its own service.
  provide(bind, TabSignals, [], () => new InMemoryTabSignals());
}
