import { foldForSearch } from '../shared/foldForSearch.ts';
import type { ActivityEntry } from './activityEntry.ts';
import type { ActivityFilter } from './activityFilter.ts';
import { actionsByKind, refusedActions } from './activityKinds.ts';

/** Whether a filter leaves an entry. */
export function isInActivity(entry: ActivityEntry, filter: ActivityFilter): boolean {
  const { search = '', kind, companyId, isOnBehalf, isRefused, since, before } = filter;
  const among = (actions: readonly string[]): boolean => actions.includes(entry.action);
  const sought = foldForSearch(search.trim());
  const words = [entry.actor.name, entry.companyId, entry.companyName ?? ''];
  return (
    (kind === undefined || among(actionsByKind[kind])) &&
    (companyId === undefined || entry.companyId === companyId) &&
    (!isOnBehalf || entry.onBehalfOf !== undefined) &&
    (!isRefused || among(refusedActions)) &&
    (since === undefined || entry.at >= since) &&
    (before === undefined || entry.at < before) &&
    (entry.requestId === search.trim() || words.some((word) => foldForSearch(word).includes(sought)))
  );
}
