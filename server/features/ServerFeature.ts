import type { FeatureChanges, FeatureChangesByName } from '../../src/domain/changes/changeRegistry.ts';
import type { ChangeSubject } from '../../src/domain/changes/changeSubject.ts';
import type { PendingChange } from '../../src/domain/changes/pendingChange.ts';
import type { AuditAction } from '../../src/domain/activity/auditAction.ts';
import type { ServerCore } from '../infrastructure/composeCore.ts';
import type { Served } from '../infrastructure/http/serve.ts';

/** A change subject as a manifest names it. */
export const subject = <Parsed extends PendingChange>(of: ChangeSubject<Parsed>): FeatureChanges => ({
  kind: 'subject',
  subject: of,
});

/** What a feature brings to the service, said once. */
export type ServerFeature = {
  readonly name: string;
  /** What it writes to the audit log; no other feature does. */
  readonly auditActions: readonly AuditAction[];
  /** How the changes that its calls publish are read. */
  readonly changes?: FeatureChangesByName;
  /** Its calls of the contract with what answers them. */
  readonly serves: (core: ServerCore) => readonly Served[];
  /** Drops what of it has expired. */
  readonly purge?: (core: ServerCore) => Promise<void>;
};
