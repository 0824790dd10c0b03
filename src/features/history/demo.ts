import { HistoryGateway } from '../../application/history/HistoryGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { InMemoryHistoryGateway } from '../../infrastructure/history/InMemoryHistoryGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function historyDemo(bind: Bind): void {
  provide(bind, HistoryGateway, [DemoService], (service) => new InMemoryHistoryGateway(service));
}
