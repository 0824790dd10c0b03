import type { FeatureChanges, FeatureChangesByName } from '../../src/domain/changes/changeRegistry.ts';
import type { ChangeSubject } from '../../src/domain/changes/changeSubject.ts';
import type { PendingChange } from '../../src/domain/changes/pendingChange.ts';
import type { AuditAction } from '../../src/domain/activity/activityKinds.ts';
import type { ServerCore } from '../infrastructure/composeCore.ts';
import type { Served } from '../infrastructure/http/calls/serve.ts';

export const subject = <Parsed extends PendingChange>(changeSubject: ChangeSubject<Parsed>): FeatureChanges => ({
  kind: 'subject',
  subject: changeSubject,
});

export type ServerFeature = {
  readonly name: string;
  /** Audit actions that no other feature writes. */
  readonly auditActions: readonly AuditAction[];
  /** Functions that derive the changes that the calls of this feature publish. */
  readonly changes?: FeatureChangesByName;
  readonly serves: (core: ServerCore) => readonly Served[];
  readonly purge?: (core: ServerCore) => Promise<unknown>;
};
