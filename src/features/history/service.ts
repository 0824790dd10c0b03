import { httpHistoryGateway } from '../../infrastructure/history/httpHistoryGateway.ts';
import { HistoryGateway } from '../../application/history/HistoryGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function historyService(bind: Bind): void {
  provide(bind, HistoryGateway, [Http], httpHistoryGateway);
}
