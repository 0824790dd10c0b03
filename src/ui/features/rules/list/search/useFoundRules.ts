import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { ObservableRuleRow } from '../../../../../application/rules/ObservableRuleRow.ts';
import type { RulesEditor } from '../../../../../application/rules/RulesEditor.ts';
import { foldText } from '../../../../../domain/rules/conditions/foldText.ts';
import { usePhrase } from '../../../../shared/changes/comparison/usePhrase.ts';
import { withoutIsolates } from '../../../../shared/texts/isolated.ts';
import { ruleTabs } from '../../../../shared/rules/ruleTabs.ts';
import type { Phrase } from '../../../../../domain/changes/phrase.ts';
import type { ListedRule } from '../../../../../domain/rules/ruleRows.ts';

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

/** For MobX observers. Searches the names and sentences of rules. */
function useRuleSearch(editor: RulesEditor): (query: string) => readonly ObservableRuleRow[] {
  const { language } = useTranslation().i18n;
  const phraseText = usePhrase();
  const [texts] = useState(() => new RuleTexts());
  return (query) => {
    texts.begin([language, editor.names, editor.currency]);
    const words = foldText(query).split(/\s+/);
    const rows = ruleTabs.flatMap((type) => editor.ofType(type).rows);
    return rows.filter(({ rule, phrase }) => {
      const text = rule && phrase ? texts.textOf(rule, phrase, phraseText) : '';
      return words.every((word) => text.includes(word));
    });
  };
}

/** Cache of the rules' search texts, valid while language and names are unchanged. */
class RuleTexts {
  #texts = new WeakMap<ListedRule, string>();
  #dependencies: readonly unknown[] = [];

  /** @param dependencies values on which a sentence depends in addition to its rule */
  begin(dependencies: readonly unknown[]): void {
    if (dependencies.some((each, nth) => each !== this.#dependencies[nth])) this.#texts = new WeakMap();
    this.#dependencies = dependencies;
  }

  textOf(rule: ListedRule, phrase: Phrase, phraseText: (phrase: Phrase) => string): string {
    const text = this.#texts.get(rule) ?? foldText(withoutIsolates(`${rule.name} ${phraseText(phrase)}`));
    this.#texts.set(rule, text);
    return text;
  }
}
