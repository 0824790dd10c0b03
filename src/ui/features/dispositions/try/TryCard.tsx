import { CircleCheck, CircleHelp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { SegmentedControl } from '../../../shared/components/SegmentedControl/SegmentedControl.tsx';
import { CategoryField } from '../form/CategoryField.tsx';
import { PlaceSwitch } from './PlaceSwitch.tsx';
import styles from './TryCard.module.scss';
import type { TriedItem } from './useTriedItem.ts';
import { nameIn } from '../../../../domain/dispositions/dispositionPhrases.ts';
import { isInGroup } from '../../../../domain/dispositions/isInGroup.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';
import { isolated } from '../../../shared/texts/isolated.ts';

export type TryCardProps = { readonly editor: DispositionsEditor; readonly tried: TriedItem };

export const TryCard = observer(function TryCard({ editor, tried }: TryCardProps) {
  const { t } = useTranslation();
  const { pending } = editor;
  const decision = tried.decide(pending);
  const { title, text, isDecided } = useTriedText(editor, tried);
  useAnnouncement(decision ? `${title} ${text}`.trim() : '');
  const ruleId = decision && 'ruleId' in decision ? decision.ruleId : undefined;
  const rule = pending.rules.find(({ id }) => id === ruleId);
  const questionIds = new Set(rule?.conditions.map(({ attributeId }) => attributeId));
  const questions = [...questionIds].flatMap((id) => pending.attributes.find((attribute) => attribute.id === id) ?? []);
  const otherCount = pending.attributes.length - questions.length;
  const suggested = [...new Set(pending.groups.flatMap(({ conditions }) => conditions.flatMap(({ value }) => value)))];
  return (
    <Card
      density="compact"
      title={t('dispositions.tried.title')}
      actions={<PlaceSwitch place={tried.place} onChange={tried.setPlace} />}
    >
      <div className={styles.form}>
        <CategoryField
          values={tried.categories.texts}
          onChange={(texts, typed) => tried.setCategories({ texts, typed })}
          typed={tried.categories.typed}
          onType={(typed) => tried.setCategories({ ...tried.categories, typed })}
          suggestions={{
            label: t('dispositions.form.suggestions'),
            texts: suggested,
            add: (category) => t('dispositions.form.categoryAdd', { category }),
          }}
        />
        {questions.length > 0 && (
          <ul className={styles.questions}>
            {questions.map(({ id, name, prompt }) => {
              const selectedAnswer = tried.answers[id];
              return (
                <li key={id} className={styles.question}>
                  <div className={styles.words}>
                    <span dir="auto" className={styles.prompt}>
                      {prompt}
                    </span>
                    <span dir="auto" className={styles.name}>
                      {name}
                    </span>
                  </div>
                  <SegmentedControl<'yes' | 'no' | 'open'>
                    label={prompt}
                    value={selectedAnswer === undefined ? 'open' : selectedAnswer ? 'yes' : 'no'}
                    onChange={(chosen) => tried.answer(id, chosen === 'yes')}
                    segments={[
                      { id: 'yes', label: t('dispositions.yes') },
                      { id: 'no', label: t('dispositions.no') },
                    ]}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {rule && otherCount > 0 && (
          <p className={styles.hint}>{t('dispositions.tried.others', { count: otherCount })}</p>
        )}
      </div>
      <div className={classNames(styles.result, isDecided && styles.decided)}>
        <Glyph of={isDecided ? CircleCheck : CircleHelp} className={styles.icon} />
        <div className={styles.words}>
          {title !== '' && <b>{title}</b>}
          <span>{text}</span>
        </div>
        {tried.categories.texts.length > 0 && (
          <Button size="compact" onPress={tried.clear}>
            {t('dispositions.tried.clear')}
          </Button>
        )}
      </div>
    </Card>
  );
});

type TriedText = { readonly title: string; readonly text: string; readonly isDecided: boolean };

/** For MobX observers. */
function useTriedText(editor: DispositionsEditor, tried: TriedItem): TriedText {
  const { t } = useTranslation();
  const listOf = useNameList();
  const { pending } = editor;
  const decision = tried.decide(pending);
  const open = (text: string): TriedText => ({ title: '', text, isDecided: false });
  if (!decision) return open(t('dispositions.tried.noCategories'));
  if (decision.kind === 'no-rule') {
    const groups = pending.groups.filter((group) => isInGroup(group, tried.categories.texts));
    if (groups.length === 0) return open(t('dispositions.tried.noGroup'));
    return open(t('dispositions.tried.noRule', { groups: listOf(groups.map(({ name }) => isolated(name))) }));
  }
  const rule = pending.rules.find(({ id }) => id === decision.ruleId);
  const named = {
    number: editor.placeOfRule(decision.ruleId),
    group: isolated(nameIn(pending.groups, rule?.groupId ?? '')),
  };
  if (decision.kind === 'unanswered') return open(t('dispositions.tried.unanswered', named));
  const title = nameIn(pending.actions, decision.actionId);
  const conditions = rule?.conditions ?? [];
  if (decision.branch === 'then')
    return {
      title,
      text: t(conditions.length === 0 ? 'dispositions.tried.always' : 'dispositions.tried.fits', named),
      isDecided: true,
    };
  const failing = conditions.filter(
    ({ attributeId, answer }) => Object.hasOwn(tried.answers, attributeId) && tried.answers[attributeId] !== answer,
  );
  const questions = listOf(failing.map(({ attributeId }) => isolated(nameIn(pending.attributes, attributeId))));
  return { title, text: t('dispositions.tried.otherwise', { ...named, questions }), isDecided: true };
}
