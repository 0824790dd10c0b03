import type { ResponseOf } from '../../../contract/call.ts';
import type { completePublish } from '../../../contract/publishing/publishes.ts';
import type { RevertedPublish } from '../../domain/publishing/reverts.ts';

export function revertedOf(reverts: ResponseOf<typeof completePublish>['reverts']): RevertedPublish | undefined {
  if (!reverts) return undefined;
  const { completedAt: at, actor, ...same } = reverts;
  return { ...same, at, actorName: actor?.name };
}
