import { foldForSearch } from '../shared/foldForSearch.ts';
import type { ActivityEntry } from './activityEntry.ts';
import type { ActivityFilter } from './activityFilter.ts';
import { actionsByKind, refusedActions } from './activityKinds.ts';

/** Regular expression (JavaScript, PostgreSQL) for any of the strings in JSON. A string such as `a.` is a prefix. */
export function storedPattern(strings: readonly string[]): string {
  const alternatives = strings.map((text) => {
    const escaped = JSON.stringify(text)
      .slice(1, -1)
      .replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    return text.endsWith('.') ? `${escaped}[^"]*` : escaped;
  });
  return `"(${alternatives.join('|')})"`;
}

export function isInActivity(entry: ActivityEntry, filter: ActivityFilter): boolean {
  const { search = '', stored = [], actorId, kind, companyId, isOnBehalf, isRefused, since, before } = filter;
  const hasActionIn = (actions: readonly string[]): boolean => actions.includes(entry.action);
  const searchText = foldForSearch(search.trim());
  const detail = JSON.stringify(entry.detail);
  const searchableTexts = [entry.actor.name, entry.companyId, entry.companyName ?? '', detail];
  // Search for the escaped text too, because JSON escapes quotes and line breaks.
  const escaped = JSON.stringify(searchText).slice(1, -1);
  return (
    (kind === undefined || hasActionIn(actionsByKind[kind])) &&
    (actorId === undefined || entry.actor.userId === actorId) &&
    (companyId === undefined || entry.companyId === companyId) &&
    (!isOnBehalf || entry.onBehalfOf !== undefined) &&
    (!isRefused || hasActionIn(refusedActions)) &&
    (since === undefined || entry.at >= since) &&
    (before === undefined || entry.at < before) &&
    (entry.requestId === search.trim() ||
      stored.includes(entry.action) ||
      (stored.length > 0 && new RegExp(storedPattern(stored)).test(detail)) ||
      searchableTexts.some((word) => [searchText, escaped].some((part) => foldForSearch(word).includes(part))))
  );
}
