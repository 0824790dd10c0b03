import { ActivityLog } from '../../application/activity/ActivityLog.ts';
import { InMemoryActivityLog } from '../../infrastructure/activity/InMemoryActivityLog.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function activityDemo(bind: Bind): void {
  provide(bind, ActivityLog, [DemoService], (service) => new InMemoryActivityLog(service));
}
