import { HistoryGateway } from '../../application/history/HistoryGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { inMemoryHistoryGateway } from '../../infrastructure/history/inMemoryHistoryGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function historyDemo(bind: Bind): void {
  provide(bind, HistoryGateway, [DemoService], inMemoryHistoryGateway);
}
