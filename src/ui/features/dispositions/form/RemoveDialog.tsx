import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { nameIn } from '../../../../domain/dispositions/dispositionPhrases.ts';
import type { NamedList } from '../../../../domain/dispositions/edits/removeEntry.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';
import { isolated } from '../../../shared/texts/isolated.ts';

export type RemoveDialogProps = {
  readonly editor: DispositionsEditor;
  readonly list: NamedList;
  readonly id: string;
  readonly onClose: () => void;
};

/** Option to remove the entry from the rules (see `RemovalEffect`). Different from all ids, because ids are never empty. */
const WITHOUT = '';
const MAX_LISTED_RULES = 8;

export function RemoveDialog({ editor, list, id, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const listOf = useNameList();
  const { pending } = editor;
  const name = nameIn(pending[list], id);
  const rules = editor.rulesReferringTo(list, id);
  const otherEntries = pending[list].filter((entry) => entry.id !== id);
  const form = useForm({
    initial: { way: WITHOUT },
    fields: [{ name: 'way', label: 'dispositions.removal.way' }],
    onSubmit({ way }) {
      editor.removeNamed(list, id, way === WITHOUT ? { kind: 'without' } : { kind: 'replace', by: way });
      announce(t('common.table.became', { row: name, state: t('dispositions.states.removed') }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  const named = rules.map((rule) =>
    t('dispositions.ruleNamed', {
      number: editor.placeOfRule(rule.id),
      group: isolated(nameIn(pending.groups, rule.groupId)),
    }),
  );
  return (
    <FormDialog
      form={form}
      title={t('dispositions.removal.title', { name: isolated(name) })}
      description={rules.length === 0 ? t('dispositions.removal.unused') : undefined}
      submitLabel={t('dispositions.removal.submit')}
      onClose={onClose}
    >
      {rules.length > 0 && (
        <>
          <p>{t('dispositions.removal.used', { count: rules.length, rules: listOf(named, MAX_LISTED_RULES) })}</p>
          <Select
            {...form.field('way')}
            optionalMark={undefined}
            label={t('dispositions.removal.way')}
            placeholder=""
            options={[
              { id: WITHOUT, label: t(`dispositions.removal.without.${list}`) },
              ...otherEntries.map((entry) => ({
                id: entry.id,
                label: t('dispositions.removal.replace', { name: isolated(entry.name) }),
              })),
            ]}
          />
        </>
      )}
    </FormDialog>
  );
}
