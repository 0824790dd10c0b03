import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleChecksList } from '../../../../application/rule-checks/RuleChecksList.ts';
import { parseJson } from '../../../../application/shared/parseJson.ts';
import { CHECK_NAME_LIMIT, MAX_CHECKS } from '../../../../domain/rule-checks/ruleCheck.ts';
import { exampleCheck, importChecks, readImport } from '../../../../domain/rule-checks/transferChecks.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { countOf, ImportDialog, NOTHING_TO_IMPORT } from '../../../shared/importing/ImportDialog.tsx';
import { ImportPreview } from '../../../shared/importing/ImportPreview.tsx';
import { editMessage } from '../editProblem.ts';
import { downloadChecks } from './downloadChecks.ts';

export type ImportChecksProps = { readonly checks: RuleChecksList; readonly onClose: () => void };

const NO_INPUT = { text: '' };
/** Maximum length of an imported text in characters. The checks of a company are always shorter. */
const MAX_CHARACTERS = 2_000_000;

/** Imports checks from JSON after a preview. An import never deletes checks. */
export const ImportChecks = observer(function ImportChecks({ checks, onClose }: ImportChecksProps) {
  const { t } = useTranslation();
  const existingChecks = checks.checks;
  const form = useForm({
    draft: 'import/checks',
    initial: NO_INPUT,
    fields: [{ name: 'text' }],
    onSubmit: async ({ text }) => {
      const imported = readImport(parseJson(text), checks.checks) ?? [];
      const importedCount = countOf(imported, 'new', 'changed');
      if (importedCount === 0) return NOTHING_TO_IMPORT;
      const ids = imported.map(() => checks.nextId());
      const result = await checks.edit(importChecks(imported, ids));
      if (!result.ok) return { place: 'form', message: editMessage(result.error), fields: [] };
      if (result.value === 'stored') announce(t('ruleChecks.transfer.imported', { count: importedCount }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  const text = useDeferredValue(form.values.text);
  const read = useMemo(
    () => (text.trim() === '' ? [] : readImport(parseJson(text), existingChecks)),
    [text, existingChecks],
  );
  const rows = read ?? [];
  const count = countOf(rows, 'new', 'changed');
  return (
    <ImportDialog
      form={form}
      initial={NO_INPUT}
      title={t('ruleChecks.transfer.title')}
      description={t('ruleChecks.transfer.hint')}
      label={t('ruleChecks.transfer.paste')}
      error={read ? undefined : t('ruleChecks.transfer.noChecks')}
      accepted={['.json', 'application/json']}
      maxCharacters={MAX_CHARACTERS}
      onTemplate={() =>
        downloadChecks(t('ruleChecks.transfer.fileName'), [exampleCheck(t('ruleChecks.transfer.example'))])
      }
      rows={rows}
      count={count}
      submitLabel={t('ruleChecks.transfer.submit', { count })}
      onClose={onClose}
    >
      <ImportPreview
        columns={[t('ruleChecks.name')]}
        rows={rows.map((row) => ({
          row: row.number,
          outcome: row.outcome,
          cells: [{ text: row.name ?? t('ruleChecks.transfer.unnamed') }],
          problems:
            row.outcome === 'refused'
              ? row.faults.map((fault) =>
                  t(`ruleChecks.refused.${fault}`, { max: fault === 'too-many' ? MAX_CHECKS : CHECK_NAME_LIMIT.max }),
                )
              : [],
        }))}
      />
    </ImportDialog>
  );
});
