import { useTranslation } from 'react-i18next';
import type { RuleFinding } from '../../../../../domain/rules/analysis/ruleFinding.ts';
import { isolated } from '../../../../shared/texts/isolated.ts';

export function useFindingText(): (finding: RuleFinding) => string {
  const { t, i18n } = useTranslation();
  const listed = (texts: readonly string[]): string =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(texts);
  const named = (rules: readonly { readonly name: string }[]): string =>
    listed(rules.map(({ name }) => t('returnRules.quoted', { name: isolated(name) })));

  return (finding) => {
    switch (finding.kind) {
      case 'never-fires':
        return t('returnRules.findings.neverFires', {
          facts: listed(finding.facts.map((fact) => t(`returnRules.facts.${fact}`))),
        });
      case 'narrowed':
        return t('returnRules.findings.narrowed');
      case 'duplicate':
        return t('returnRules.findings.duplicate', { rules: named([finding.of]) });
      case 'shadowed':
        return t(finding.by.length > 1 ? 'returnRules.findings.shadowedByOneOf' : 'returnRules.findings.shadowed', {
          rules: named(finding.by),
        });
      case 'moot':
        return t('returnRules.findings.moot', { rules: named(finding.by) });
      case 'contradicts':
        return t('returnRules.findings.contradicts', { rules: named(finding.others) });
      case 'ties':
        return t('returnRules.findings.ties', { rules: named(finding.others) });
      case 'no-window':
        return t('returnRules.findings.noWindow');
      case 'too-complex':
        return t('returnRules.findings.tooComplex');
    }
  };
}
