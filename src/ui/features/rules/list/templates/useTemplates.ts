import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../../application/rules/RulesEditor.ts';
import { addTemplate, templatesOf } from '../../../../../application/rules/templates.ts';
import { CompanyStore } from '../../../../../application/company/CompanyStore.ts';
import type { Phrase } from '../../../../../domain/changes/phrase.ts';
import type { RuleType } from '../../../../../domain/company/parts/ruleDocument.ts';
import { announce } from '../../../../shared/announcing/announce.ts';
import { useService } from '../../../../shared/services.tsx';

type OfferedTemplate = {
  readonly id: string;
  readonly name: string;
  readonly phrase: Phrase;
  /** Adds the rule of the template as a disabled rule. */
  readonly use: () => void;
};

export type OfferedTemplatesProps = { readonly editor: RulesEditor; readonly type: RuleType };

/** For MobX observers. Returns the templates of a rule type. Adding a rule announces that it is disabled. */
export function useTemplates(editor: RulesEditor, type: RuleType): readonly OfferedTemplate[] {
  const { t } = useTranslation();
  const { pendingConfiguration } = useService(CompanyStore);
  return templatesOf(pendingConfiguration, type, t('rules.templates.feeName')).map((template) => {
    const { id, rule } = template;
    const name = t(`rules.templates.names.${id}`);
    return {
      id,
      name,
      phrase: editor.phraseOf(rule),
      use: () => {
        addTemplate(editor, template, name);
        announce(t('rules.templates.added', { rule: name }));
      },
    };
  });
}
