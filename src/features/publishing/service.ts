import { HttpPublishGateway } from '../../infrastructure/publishing/HttpPublishGateway.ts';
import { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { TabSignals } from '../../application/shared/TabSignals.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { BroadcastTabSignals } from '../../infrastructure/publishing/BroadcastTabSignals.ts';

export function publishingService(bind: Bind): void {
  provide(bind, PublishGateway, [Http], (http) => new HttpPublishGateway(http));
  provide(bind, TabSignals, [], () => new BroadcastTabSignals());
}
