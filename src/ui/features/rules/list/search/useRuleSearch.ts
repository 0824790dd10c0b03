import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObservableRuleRow } from '../../../../../application/rules/ObservableRuleRow.ts';
import type { RulesEditor } from '../../../../../application/rules/RulesEditor.ts';
import { foldText } from '../../../../../domain/rules/conditions/foldText.ts';
import { usePhrase } from '../../../../shared/changes/comparison/usePhrase.ts';
import { withoutIsolates } from '../../../../shared/texts/isolated.ts';
import { ruleTabs } from '../../../../shared/rules/ruleTabs.ts';
import type { Phrase } from '../../../../../domain/changes/phrase.ts';
import type { ListedRule } from '../../../../../domain/rules/ruleRows.ts';

/** For MobX observers. Searches the names and sentences of rules. */
export function useRuleSearch(editor: RulesEditor): (query: string) => readonly ObservableRuleRow[] {
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
