import { useTranslation } from 'react-i18next';
import type { RuleFinding } from '../../../../../domain/rules/analysis/ruleFinding.ts';
import { useNameList } from '../../../../shared/names/useNameList.ts';
import { isolated } from '../../../../shared/texts/isolated.ts';

export function useFindingText(): (finding: RuleFinding) => string {
  const { t } = useTranslation();
  const listOf = useNameList();
  const named = (rules: readonly { readonly name: string }[]): string =>
    listOf(rules.map(({ name }) => t('rules.quoted', { name: isolated(name) })));

  return (finding) => {
    switch (finding.kind) {
      case 'never-fires':
        return t('rules.findings.neverFires', {
          facts: listOf(finding.facts.map((fact) => t(`rules.facts.${fact}`))),
        });
      case 'narrowed':
        return t('rules.findings.narrowed');
      case 'duplicate':
        return t('rules.findings.duplicate', { rules: named([finding.of]) });
      case 'shadowed':
        return t(finding.by.length > 1 ? 'rules.findings.shadowedByOneOf' : 'rules.findings.shadowed', {
          rules: named(finding.by),
        });
      case 'moot':
        return t('rules.findings.moot', { rules: named(finding.by) });
      case 'contradicts':
        return t('rules.findings.contradicts', { rules: named(finding.others) });
      case 'ties':
        return t('rules.findings.ties', { rules: named(finding.others) });
      case 'no-window':
        return t('rules.findings.noWindow');
      case 'too-complex':
        return t('rules.findings.tooComplex');
    }
  };
}
