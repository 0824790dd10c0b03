import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ObservableRuleRow } from '../../../../../application/rules/ObservableRuleRow.ts';
import type { RulesEditor } from '../../../../../application/rules/RulesEditor.ts';
import { useRuleSearch } from './useRuleSearch.ts';

/** URL parameter for rules shown together. */
export const TOGETHER = 'together';

export const togetherAddress = (page: string, ruleIds: readonly string[]): string =>
  `${page}?${new URLSearchParams(ruleIds.map((id) => [TOGETHER, id])).toString()}`;

const QUERY = 'q';

export type FoundRules = {
  readonly query: string;
  readonly search: (query: string) => void;
  /** Replaces the tabs: search results, or rules shown together. */
  readonly found: { readonly by: 'search' | 'together'; readonly rows: readonly ObservableRuleRow[] } | undefined;
  /** Shows the tabs again. */
  readonly clear: () => void;
};

/** For observers. Rules from the URL: `?q=sale` or `?together=1&together=2`. */
export function useFoundRules(editor: RulesEditor): FoundRules {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get(QUERY) ?? '';
  const asked = useDeferredValue(query).trim();
  const find = useRuleSearch(editor);

  function set(entries: readonly (readonly [string, string])[]): void {
    setParameters(
      (present) => {
        present.delete(QUERY);
        present.delete(TOGETHER);
        for (const [name, value] of entries) present.append(name, value);
        return present;
      },
      { replace: true },
    );
  }

  const search = (text: string): void => set(text === '' ? [] : [[QUERY, text]]);
  const clear = (): void => set([]);
  if (query.trim() !== '' && asked !== '') return { query, search, clear, found: { by: 'search', rows: find(asked) } };
  const together = parameters.getAll(TOGETHER);
  const rows = together.flatMap((ruleId) => {
    const type = editor.anyRule(ruleId)?.ruleType;
    return type ? editor.ofType(type).rows.filter((row) => row.ruleId === ruleId) : [];
  });
  return { query, search, clear, found: rows.length > 0 ? { by: 'together', rows } : undefined };
}
