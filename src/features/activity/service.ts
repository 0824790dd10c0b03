import { ActivityLog } from '../../application/activity/ActivityLog.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function activityService(bind: Bind): void {
  provide(bind, ActivityLog, [Http], (http) =>
    fetchedGateway<ActivityLog>({ list: true, find: true, verify: true }, async () => {
      const { HttpActivityLog } = await import('../../infrastructure/activity/HttpActivityLog.ts');
      return new HttpActivityLog(http);
    }),
  );
}
