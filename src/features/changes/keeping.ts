import { KeepInTab } from '../../application/changes/KeepInTab.ts';
import { PendingChangesArchive } from '../../application/changes/PendingChangesArchive.ts';
import type { Keepers, KeeperTools } from '../../application/changes/PersistPendingChanges.ts';
import { SyncDraft } from '../../application/changes/drafts/SyncDraft.ts';

/** What keeps pending changes, with all that nobody needs before there are some. */
export function makeKeepers({ storage, ...tools }: KeeperTools): Keepers {
  const archive = new PendingChangesArchive(storage, tools.subjects);
  return {
    tab: new KeepInTab(tools.store, archive, tools.subjects),
    service: new SyncDraft({ ...tools, archive }),
  };
}
