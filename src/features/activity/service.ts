import { httpActivityLog } from '../../infrastructure/activity/httpActivityLog.ts';
import { ActivityLog } from '../../application/activity/ActivityLog.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function activityService(bind: Bind): void {
  provide(bind, ActivityLog, [Http], httpActivityLog);
}
