import { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { TabSignals } from '../../application/shared/TabSignals.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { BroadcastTabSignals } from '../../infrastructure/publishing/BroadcastTabSignals.ts';

export function publishingService(bind: Bind): void {
  provide(bind, PublishGateway, [Http], (http) =>
    fetchedGateway<PublishGateway>({ open: true, complete: true, giveUp: true, latest: true }, async () => {
      const { HttpPublishGateway } = await import('../../infrastructure/publishing/HttpPublishGateway.ts');
      return new HttpPublishGateway(http);
    }),
  );
  provide(bind, TabSignals, [], () => new BroadcastTabSignals());
}
