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

/** Rules shown in place of the tabs: search results, or the rules in the URL. */
type FoundRules = { readonly by: 'search' | 'together'; readonly rows: readonly ObservableRuleRow[] };

/** For MobX observers. Returns the rules that the URL selects: `?q=sale` or `?together=1&together=2`. */
export function useFoundRules(editor: RulesEditor) {
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

  function found(): FoundRules | undefined {
    if (query.trim() !== '' && deferredQuery !== '') return { by: 'search', rows: find(deferredQuery) };
    const rows = parameters.getAll(TOGETHER).flatMap((ruleId) => {
      const type = editor.anyRule(ruleId)?.ruleType;
      return type ? editor.ofType(type).rows.filter((row) => row.ruleId === ruleId) : [];
    });
    return rows.length > 0 ? { by: 'together', rows } : undefined;
  }

  return {
    query,
    search: (text: string) => set(text === '' ? [] : [[QUERY, text]]),
    clear: () => set([]),
    found: found(),
  };
}
