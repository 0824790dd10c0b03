import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { CommandOutcome } from '../../../src/domain/publishing/publishProtocol.ts';

/** What calls beside the publish did of what its changes say, told by what those calls kept. */
export interface CommandOutcomes {
  /** By the keys of the changes; nothing for one that no call carried out. */
  find(rootOrgId: string, said: readonly PendingChange[]): Promise<ReadonlyMap<string, CommandOutcome>>;
}
