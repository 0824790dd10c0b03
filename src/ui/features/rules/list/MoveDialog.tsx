import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { NumberField } from '../../../shared/components/NumberField/NumberField.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import type { RuleActions } from './useRuleActions.ts';

export type MoveDialogProps = {
  readonly editor: RulesEditor;
  readonly ruleId: string;
  readonly actions: RuleActions;
  readonly onClose: () => void;
};

export function MoveDialog({ editor, ruleId, actions, onClose }: MoveDialogProps) {
  const { t, i18n } = useTranslation();
  const rule = editor.anyRule(ruleId);
  const movable = rule ? editor.ofType(rule.ruleType).movable : [];
  const lastPosition = new Intl.NumberFormat(i18n.language).format(movable.length);
  const placeOutside = { key: 'rules.errors.placeOutside', values: { most: lastPosition } } as const;
  const form = useForm<{ readonly place: number | undefined }>({
    draft: `move/${ruleId}`,
    initial: { place: movable.indexOf(ruleId) + 1 },
    fields: [
      {
        name: 'place',
        label: 'rules.moveTo.place',
        isRequired: true,
        blankMessage: placeOutside,
        check: (place = 0) =>
          Number.isInteger(place) && place >= 1 && place <= movable.length ? undefined : placeOutside,
      },
    ],
    onSubmit: ({ place = 1 }) => {
      actions.onMove(ruleId, place - 1);
      return undefined;
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('rules.moveTo.title')}
      description={rule?.name}
      submitLabel={t('rules.moveTo.submit')}
      onClose={onClose}
    >
      <NumberField
        {...form.field('place')}
        onType={form.field('place').onChange}
        label={t('rules.moveTo.place')}
        hint={t('rules.moveTo.hint', { most: lastPosition })}
        min={0}
        autoFocus
      />
    </FormDialog>
  );
}
