import { ActivityLog } from '../../application/activity/ActivityLog.ts';
import { ActivityStore } from '../../application/activity/ActivityStore.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function activityModule(bind: Bind): void {
  provideClass(bind, ActivityStore, [ActivityLog]);
}
