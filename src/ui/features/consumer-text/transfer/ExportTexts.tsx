import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import type { TextSlot } from '../../../../domain/consumer-text/textSlot.ts';
import { exportCsv } from '../../../../domain/consumer-text/transfer/csvTexts.ts';
import { writeXliff } from '../../../../domain/consumer-text/transfer/writeXliff.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { usualWords } from '../../../shared/preview/content/usualWords.ts';
import { downloadFile, downloadTable } from '../../../shared/tables/downloadFile.ts';
import { useTextsIn } from '../../../shared/useTextsIn.ts';
import { useSlotName } from '../useSlotName.ts';

export type ExportFormat = 'csv' | 'xliff';

export type ExportTextsProps = {
  readonly editor: ConsumerTextEditor;
  readonly format: ExportFormat;
  readonly onDone: () => void;
};

/** Downloads the pending texts on mount. Renders nothing. */
export function ExportTexts({ editor, format, onDone }: ExportTextsProps) {
  const { t } = useTranslation();
  const slotName = useSlotName();
  const { texts, languages, start } = editor;
  const { t: baseT, lang } = useTextsIn(start);
  const isReady = lang === start;
  const exportTexts = useEffectEvent(() => {
    const name = t('consumerText.transfer.fileName');
    const usual = (slot: TextSlot) => usualWords(slot, baseT);
    if (format === 'csv') downloadTable(name, exportCsv(texts, languages, usual));
    else {
      const written = writeXliff(texts, start, languages, { usual, note: slotName });
      downloadFile(`${name}.xlf`, new Blob([written], { type: 'application/xliff+xml' }));
    }
    announce(t('consumerText.transfer.exported', { count: languages.length }));
    onDone();
  });
  useEffect(
    function exportOnceReady() {
      if (isReady) exportTexts();
    },
    [isReady],
  );
  return null;
}
