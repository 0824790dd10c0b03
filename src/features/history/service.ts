import { HistoryGateway } from '../../application/history/HistoryGateway.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function historyService(bind: Bind): void {
  provide(bind, HistoryGateway, [Http], (http) =>
    fetchedGateway<HistoryGateway>({ list: true, read: true, readRevision: true }, async () => {
      const { HttpHistoryGateway } = await import('../../infrastructure/history/HttpHistoryGateway.ts');
      return new HttpHistoryGateway(http);
    }),
  );
}
