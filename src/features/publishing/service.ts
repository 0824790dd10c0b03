import { httpPublishGateway } from '../../infrastructure/publishing/httpPublishGateway.ts';
import { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { TabSignals } from '../../application/shared/TabSignals.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { broadcastTabSignals } from '../../infrastructure/publishing/broadcastTabSignals.ts';

export function publishingService(bind: Bind): void {
  provide(bind, PublishGateway, [Http], httpPublishGateway);
  provide(bind, TabSignals, [], () => broadcastTabSignals());
}
