import { ActivityLog } from '../../application/activity/ActivityLog.ts';
import { inMemoryActivityLog } from '../../infrastructure/activity/inMemoryActivityLog.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function activityDemo(bind: Bind): void {
  provide(bind, ActivityLog, [DemoService], inMemoryActivityLog);
}
