import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ObservableRuleRow } from '../../../../../application/rules/ObservableRuleRow.ts';
import type { RulesEditor } from '../../../../../application/rules/RulesEditor.ts';
import { useRuleSearch } from './useRuleSearch.ts';

/** URL parameter for rules of different types that are shown in one list. */
export const TOGETHER = 'together';

export const togetherAddress = (page: string, ruleIds: readonly string[]): string =>
  `${page}?${new URLSearchParams(ruleIds.map((id) => [TOGETHER, id])).toString()}`;

const QUERY = 'q';

export type FoundRules = {
  readonly query: string;
  readonly search: (query: string) => void;
  /** Rules shown in place of the tabs: search results, or the rules in the URL. */
  readonly found: { readonly by: 'search' | 'together'; readonly rows: readonly ObservableRuleRow[] } | undefined;
  /** Ends the search or selection, so that the tabs are shown again. */
  readonly clear: () => void;
};

/** For MobX observers. Returns the rules that the URL selects: `?q=sale` or `?together=1&together=2`. */
export function useFoundRules(editor: RulesEditor): FoundRules {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get(QUERY) ?? '';
  const deferredQuery = useDeferredValue(query).trim();
  const find = useRuleSearch(editor);

  function set(entries: readonly (readonly [string, string])[]): void {
    setParameters(
      (previous) => {
        previous.delete(QUERY);
        previous.delete(TOGETHER);
        for (const [name, value] of entries) previous.append(name, value);
        return previous;
      },
      { replace: true },
    );
  }

  const search = (text: string): void => set(text === '' ? [] : [[QUERY, text]]);
  const clear = (): void => set([]);
  if (query.trim() !== '' && deferredQuery !== '')
    return { query, search, clear, found: { by: 'search', rows: find(deferredQuery) } };
  const together = parameters.getAll(TOGETHER);
  const rows = together.flatMap((ruleId) => {
    const type = editor.anyRule(ruleId)?.ruleType;
    return type ? editor.ofType(type).rows.filter((row) => row.ruleId === ruleId) : [];
  });
  return { query, search, clear, found: rows.length > 0 ? { by: 'together', rows } : undefined };
}
