import { useTranslation } from 'react-i18next';
import { charactersLeft, isTooLong } from '../../../domain/validation/textLimit.ts';
import { RULE_TEXT_LIMIT } from './ruleTextLimit.ts';

/** Props of a `TagField` for texts with which rules compare items. `typed` is the text in the input. */
export function useRuleTagField(typed: string) {
  const { t } = useTranslation();
  return {
    typed,
    limit: charactersLeft(RULE_TEXT_LIMIT, typed),
    list: {
      added: (added: number, dropped: number) =>
        dropped > 0 ? t('rules.form.pastedSome', { added, dropped }) : t('rules.form.pasted', { added }),
    },
    validate: (text: string) =>
      isTooLong(RULE_TEXT_LIMIT, text) ? t('rules.errors.textTooLong', { max: RULE_TEXT_LIMIT.max }) : undefined,
    labels: {
      added: (value: string) => t('rules.form.valueAdded', { value }),
      removed: (value: string) => t('rules.form.valueRemoved', { value }),
      duplicate: () => t('rules.errors.valueTaken'),
    },
  };
}
