import { FileUp, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { countReasonColumns } from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { decodeText } from '../../../../domain/tables/decodeText.ts';
import { TABLE_LIMITS, tooMuchOf } from '../../../../domain/tables/readTable.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { TextArea } from '../../../shared/components/TextArea/TextArea.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import { downloadReasonTemplate } from './downloadReasons.ts';
import { NO_INPUT, type ImportInput } from './importInput.ts';
import { tableMessage } from './importMessages.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';
import { TemplateButton } from '../../../shared/tables/TemplateButton.tsx';
import styles from './ImportReasons.module.scss';

const ACCEPTED = ['.csv', '.tsv', '.txt', 'text/csv', 'text/plain', 'text/tab-separated-values'];
/** Maximum number of bytes of a text within the limit. */
const MAX_FILE_SIZE = 4 * TABLE_LIMITS.characters;

export type ImportSourceProps = {
  readonly form: FormState<ImportInput>;
  /** Why the input cannot be read. */
  readonly error: string | undefined;
};

export function ImportSource({ form, error }: ImportSourceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [refused, setRefused] = useState<string>();
  const { fileName } = form.values;

  async function take(file: File | undefined): Promise<void> {
    setRefused(undefined);
    if (!file) return;
    if (file.size > MAX_FILE_SIZE) {
      setRefused(t('common.tooMuchToRead'));
      return;
    }
    try {
      form.change({
        ...NO_INPUT,
        text: decodeText(new Uint8Array(await file.arrayBuffer()), language),
        fileName: file.name,
      });
    } catch {
      setRefused(t('returnReasons.transfer.problems.unreadable'));
    }
  }

  function refuse(text: string): string | undefined {
    setRefused(undefined);
    const tooMuch = tooMuchOf(text, countReasonColumns);
    return tooMuch && tableMessage(t, tooMuch);
  }

  const chooser = (
    <FileTrigger acceptedFileTypes={ACCEPTED} onSelect={(files) => void take(files?.[0])}>
      <Button icon={<Glyph of={FileUp} />}>{t('returnReasons.transfer.choose')}</Button>
    </FileTrigger>
  );
  if (fileName !== '')
    return (
      <div className={styles.file}>
        <bdi className={styles.fileName}>{fileName}</bdi>
        <IconButton
          label={t('returnReasons.transfer.takeOut', { name: fileName })}
          icon={<Glyph of={X} />}
          onPress={() => form.change(NO_INPUT)}
        />
        {chooser}
        {(refused ?? error) && (
          <p role="alert" className={styles.refused}>
            {refused ?? error}
          </p>
        )}
      </div>
    );
  return (
    <>
      <TextArea
        {...form.field('text')}
        optionalMark={undefined}
        label={t('returnReasons.transfer.paste')}
        error={refused ?? error}
        onPasteText={refuse}
        dir="auto"
        isMono
        rows={4}
        autoFocus
      />
      <div className={styles.file}>
        {chooser}
        <TemplateButton onPress={() => downloadReasonTemplate(t)} />
      </div>
    </>
  );
}
