import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { nameIn } from '../../../../domain/dispositions/dispositionPhrases.ts';
import { isInGroup } from '../../../../domain/dispositions/isInGroup.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';
import { isolated } from '../../../shared/texts/isolated.ts';
import type { TriedItem } from './useTriedItem.ts';

type TriedText = { readonly title: string; readonly text: string; readonly isDecided: boolean };

/** For MobX observers. */
export function useTriedText(editor: DispositionsEditor, tried: TriedItem): TriedText {
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
