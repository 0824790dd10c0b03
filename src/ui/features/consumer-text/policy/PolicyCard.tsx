import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import { PolicyInWords } from '../../../../application/consumer-text/PolicyInWords.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import { textEdit } from '../../../../domain/consumer-text/textEdit.ts';
import { textSlotOf, textSlots } from '../../../../domain/consumer-text/textSlot.ts';
import { directionOf, type Language } from '../../../../domain/languages/language.ts';
import { windowStarts } from '../../../../domain/rules/returnRule.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { numberText } from '../../../shared/changes/comparison/displayNames.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useMessageText, type FormMessage } from '../../../shared/forms/formMessage.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';
import { useService } from '../../../shared/services.tsx';
import { SettingLink } from '../../../shared/settings/SettingLink.tsx';
import { withoutIsolates } from '../../../shared/texts/isolated.ts';
import { useSlotName } from '../useSlotName.ts';
import styles from './PolicyCard.module.scss';
import type { PolicyStatement } from '../../../../domain/consumer-portal/policyStatements.ts';
import { moneyFormat } from '../../../shared/moneyFormat.ts';

export type PolicyCardProps = {
  readonly editor: ConsumerTextEditor;
  readonly language: Language;
  readonly customerT: TFunction;
};

/** Return policy derived from the rules, which users can copy into a text. Lists texts that contradict the rules. */
export const PolicyCard = observer(function PolicyCard({ editor, language, customerT }: PolicyCardProps) {
  const { t, i18n } = useTranslation();
  const messageText = useMessageText();
  const listOf = useNameList();
  const slotName = useSlotName();
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const company = useService(CompanyStore);
  const [policyInWords] = useState(() => new PolicyInWords(company));
  const { statements, isComplete } = policyInWords.policy;
  const slot = textSlotOf('returnDetails', 'policyCheckbox');
  if (!slot) return undefined;
  const sentences = [
    ...statements.map((statement) => policySentence(statement, language, customerT)),
    ...(isComplete ? [] : [customerT('consumerPortal.policy.more')]),
  ];
  const chosenSentences = sentences.filter((_, nth) => !leftOut.includes(nth));
  const text = withoutIsolates(chosenSentences.join(language === 'ja' ? '' : ' '));
  const { problem, before, after } = textEdit(editor.texts, language, slot, text);
  const contradictions = textSlots.flatMap((each) => {
    const origin = editor.origin(language, each);
    if (origin.kind !== 'own') return [];
    const { days, amounts } = policyInWords.contradictions(origin.text);
    return days.length + amounts.length > 0 ? [{ slot: each, days, amounts }] : [];
  });
  const numbers = (found: readonly number[]): string =>
    listOf(found.map((each) => new Intl.NumberFormat(i18n.language).format(each)));

  function insertPolicy(): void {
    if (!slot) return;
    editor.edit(language, slot, after);
    announce(t('consumerText.policy.taken'));
  }

  return (
    <Card title={t('consumerText.policy.title')} description={t('consumerText.policy.description')}>
      <div className={styles.parts}>
        {contradictions.map(({ slot: each, days, amounts }) => (
          <Banner key={`${each.step}.${each.field}`} tone="warning">
            <SettingLink
              feature="consumer-text"
              changeKey={configKey({ kind: 'text', language, slot: each })}
            >{`${slotName(each)}:`}</SettingLink>{' '}
            <KeyedText>{days.length > 0 && t('consumerText.policy.contradicted', { days: numbers(days) })}</KeyedText>{' '}
            <KeyedText>
              {amounts.length > 0 && t('consumerText.policy.contradictedFee', { amounts: numbers(amounts) })}
            </KeyedText>
          </Banner>
        ))}
        <div className={styles.sentences} lang={language} dir={directionOf(language)}>
          {sentences.map((sentence, nth) => (
            <Checkbox
              key={sentence}
              label={sentence}
              isSelected={!leftOut.includes(nth)}
              onChange={(isIn) => setLeftOut(isIn ? leftOut.filter((each) => each !== nth) : [...leftOut, nth])}
            />
          ))}
        </div>
        {problem !== undefined && (
          <p className={styles.refused}>
            <KeyedText>{messageText(problem as FormMessage)}</KeyedText>
          </p>
        )}
        <div>
          <Button isDisabled={problem !== undefined || after === '' || after === before} onPress={insertPolicy}>
            {t('consumerText.policy.act')}
          </Button>
        </div>
      </div>
    </Card>
  );
});

export function policySentence(statement: PolicyStatement, language: Language, customerT: TFunction): string {
  const { categories } = statement;
  const items = categories && new Intl.ListFormat(language, { type: 'conjunction' }).format(categories);
  const scope = items === undefined ? 'all' : 'some';
  switch (statement.kind) {
    case 'window': {
      const from = windowStarts.find((each) => each === statement.from) ?? 'otherDate';
      return customerT(`consumerPortal.policy.window.${scope}`, {
        items,
        days: numberText({ kind: 'number', value: statement.days, unit: 'day' }, language),
        from: customerT(`consumerPortal.policy.from.${from}`),
      });
    }
    case 'fee': {
      const amount = moneyFormat(language, statement.currency).format(statement.amount);
      return customerT(`consumerPortal.policy.fee.${scope}`, { items, amount });
    }
    case 'noFee':
      return customerT('consumerPortal.policy.noFee', { items });
    case 'forbidden':
    case 'kept':
    case 'anytime':
      return customerT(`consumerPortal.policy.${statement.kind}.${scope}`, { items });
  }
}
