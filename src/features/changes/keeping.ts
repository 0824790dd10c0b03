import { PendingChangesArchive } from '../../application/changes/PendingChangesArchive.ts';
import type { KeeperTools } from '../../application/changes/PersistPendingChanges.ts';
import { SyncDraft } from '../../application/changes/drafts/SyncDraft.ts';

/** What keeps pending changes, with all that nobody needs before there are some. */
export const keepChanges = ({ storage, ...tools }: KeeperTools): SyncDraft =>
  new SyncDraft({ ...tools, archive: new PendingChangesArchive(storage, tools.subjects) });
