import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { CommandOutcome } from '../../../src/domain/publishing/publishProtocol.ts';

/** Finds the results of the commands of a publish. Commands are calls that do not write to the configuration. */
export interface CommandOutcomes {
  /** Returns results by change key. A command that was not executed has no result. */
  find(rootOrgId: string, announced: readonly PendingChange[]): Promise<ReadonlyMap<string, CommandOutcome>>;
}
