import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { CommandOutcome } from '../../../src/domain/publishing/publishProtocol.ts';

/** Results of a publish's commands, i.e. of calls other than configuration writes, from their stored records. */
export interface CommandOutcomes {
  /** Results by change key. A change without a result was not executed. */
  find(rootOrgId: string, announced: readonly PendingChange[]): Promise<ReadonlyMap<string, CommandOutcome>>;
}
