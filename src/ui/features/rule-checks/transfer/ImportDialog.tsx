import { FileUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { decodeText } from '../../../../domain/tables/decodeText.ts';
import type { RuleChecksList } from '../../../../application/rule-checks/RuleChecksList.ts';
import { parseJson } from '../../../../application/shared/parseJson.ts';
import { CHECK_NAME_LIMIT, MAX_CHECKS } from '../../../../domain/rule-checks/ruleCheck.ts';
import {
  exampleCheck,
  importChecks,
  readImport,
  type ImportedCheck,
} from '../../../../domain/rule-checks/transferChecks.ts';
import { announce, useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill, type PillProps } from '../../../shared/components/Pill/Pill.tsx';
import { TextArea } from '../../../shared/components/TextArea/TextArea.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';
import { TemplateButton } from '../../../shared/tables/TemplateButton.tsx';
import { editProblem } from '../editProblem.ts';
import { downloadChecks } from './downloadChecks.ts';
import styles from './ImportDialog.module.scss';

export type ImportDialogProps = { readonly checks: RuleChecksList; readonly onClose: () => void };

/** Maximum number of characters. More than all checks of a company can have. */
const MAX_CHARACTERS = 2_000_000;
/** Maximum length of a shown name, because a file may contain anything. */
const MAX_SHOWN = 200;

const tones: Readonly<Record<ImportedCheck['outcome'], PillProps['tone']>> = {
  new: 'success',
  changed: 'info',
  unchanged: 'neutral',
  refused: 'critical',
};

const countOf = (rows: readonly ImportedCheck[], wanted: ImportedCheck['outcome']): number =>
  rows.filter(({ outcome }) => outcome === wanted).length;

/** Imports checks from JSON after a preview. Never deletes checks. */
export const ImportDialog = observer(function ImportDialog({ checks, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [refused, setRefused] = useState<string>();
  const present = checks.checks;
  const form = useForm<{ readonly text: string }>({
    draft: 'import/checks',
    initial: { text: '' },
    fields: [{ name: 'text', isRequired: true }],
    onSubmit: async ({ text }) => {
      const rows = readImport(parseJson(text), checks.checks) ?? [];
      const importedCount = countOf(rows, 'new') + countOf(rows, 'changed');
      if (importedCount === 0) return { place: 'form', message: 'ruleChecks.transfer.nothing', fields: [] };
      const kept = await checks.edit(
        importChecks(
          rows,
          rows.map(() => checks.nextId()),
        ),
      );
      if (!kept.ok) {
        const problem = editProblem(kept.error);
        return problem.place === 'field'
          ? { place: 'form', message: problem.message, fields: [] }
          : { ...problem, fields: [] };
      }
      if (kept.value === 'kept') announce(t('ruleChecks.transfer.imported', { count: importedCount }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  // Deferred, so that typing stays responsive.
  const text = useDeferredValue(form.values.text);
  const rows = useMemo(() => readImport(parseJson(text.trim() === '' ? undefined : text), present), [text, present]);
  const count = rows ? countOf(rows, 'new') + countOf(rows, 'changed') : 0;
  const counts =
    rows &&
    t('ruleChecks.transfer.counts', {
      added: countOf(rows, 'new'),
      changed: countOf(rows, 'changed'),
      unchanged: countOf(rows, 'unchanged'),
      refused: countOf(rows, 'refused'),
    });
  useAnnouncement(counts ?? '');

  async function take(file: File | undefined): Promise<void> {
    setRefused(undefined);
    if (!file) return;
    try {
      if (file.size > MAX_CHARACTERS) setRefused(t('common.tooMuchToRead'));
      else form.change({ text: decodeText(new Uint8Array(await file.arrayBuffer()), language) });
    } catch {
      setRefused(t('ruleChecks.transfer.unreadable'));
    }
  }

  const isUnreadable = text.trim() !== '' && !rows;
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t('ruleChecks.transfer.title')}
      description={t('ruleChecks.transfer.hint')}
      submitLabel={count === 0 ? t('ruleChecks.transfer.import') : t('ruleChecks.transfer.submit', { count })}
      onClose={onClose}
    >
      <TextArea
        {...form.field('text')}
        label={t('ruleChecks.transfer.paste')}
        error={refused ?? (isUnreadable ? t('ruleChecks.transfer.noChecks') : form.field('text').error)}
        onPasteText={(pasted) => (pasted.length > MAX_CHARACTERS ? t('common.tooMuchToRead') : undefined)}
        dir="ltr"
        isMono
        rows={6}
        autoFocus
      />
      <div className={styles.source}>
        <FileTrigger acceptedFileTypes={['.json', 'application/json']} onSelect={(files) => void take(files?.[0])}>
          <Button icon={<Glyph of={FileUp} />}>{t('ruleChecks.transfer.choose')}</Button>
        </FileTrigger>
        <TemplateButton
          onPress={() =>
            downloadChecks(t('ruleChecks.transfer.fileName'), [exampleCheck(t('ruleChecks.transfer.example'))])
          }
        />
      </div>
      {rows && rows.length > 0 && (
        <>
          <p className={styles.counts}>{counts}</p>
          <ol className={styles.rows} aria-label={t('ruleChecks.transfer.preview')}>
            {rows.map((row) => (
              <li key={row.number} className={styles.row}>
                <span className={styles.number}>{row.number}</span>
                <span className={styles.words}>
                  <span dir="auto" className={styles.name}>
                    {row.name?.slice(0, MAX_SHOWN) ?? t('ruleChecks.transfer.unnamed')}
                  </span>
                  {row.outcome === 'refused' &&
                    row.faults.map((fault) => (
                      <span key={fault} className={styles.refused}>
                        {t(`ruleChecks.refused.${fault}`, {
                          max: fault === 'too-many' ? MAX_CHECKS : CHECK_NAME_LIMIT.max,
                        })}
                      </span>
                    ))}
                </span>
                <Pill tone={tones[row.outcome]}>{t(`ruleChecks.transfer.outcome.${row.outcome}`)}</Pill>
              </li>
            ))}
          </ol>
        </>
      )}
    </FormDialog>
  );
});
