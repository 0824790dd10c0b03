import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObservableRuleRow } from '../../../../../application/rules/ObservableRuleRow.ts';
import type { RulesEditor } from '../../../../../application/rules/RulesEditor.ts';
import { foldText } from '../../../../../domain/rules/conditions/foldText.ts';
import { usePhrase } from '../../../../shared/changes/comparison/usePhrase.ts';
import { RuleTexts } from './RuleTexts.ts';
import { ruleTabs } from '../../../../shared/rules/ruleTabs.ts';

/** For observers. Searches names and sentences. */
export function useRuleSearch(editor: RulesEditor): (query: string) => readonly ObservableRuleRow[] {
  const { language } = useTranslation().i18n;
  const say = usePhrase();
  const [texts] = useState(() => new RuleTexts());
  return (query) => {
    texts.begin([language, editor.names, editor.currency]);
    const words = foldText(query).split(/\s+/);
    const rows = ruleTabs.flatMap((type) => editor.ofType(type).rows);
    return rows.filter(({ rule, phrase }) => {
      const text = rule && phrase ? texts.textOf(rule, phrase, say) : '';
      return words.every((word) => text.includes(word));
    });
  };
}
