import { useEffect, useMemo, useState } from 'react';
import { TranslationFiles } from '../../../../application/consumer-text/TranslationFiles.ts';
import { readCsv } from '../../../../domain/consumer-text/transfer/csvTexts.ts';
import type { FileProblem, FileText } from '../../../../domain/consumer-text/transfer/fileText.ts';
import { useService } from '../../../shared/services.tsx';

export type FileTexts = {
  readonly texts: readonly FileText[];
  /** Names of ignored columns. */
  readonly unread?: readonly string[] | undefined;
  readonly problem?: FileProblem | 'unreadable' | undefined;
};

const NOTHING: FileTexts = { texts: [] };
/** XML starts with `<`, a table never does. */
const isXml = (text: string): boolean => /^\uFEFF?\s*</.test(text);

/** Undefined while reading. */
export function useFileTexts(text: string): FileTexts | undefined {
  const files = useService(TranslationFiles);
  const [read, setRead] = useState<{ readonly of: string; readonly found: FileTexts }>();
  const table = useMemo((): FileTexts => {
    if (text.trim() === '' || isXml(text)) return NOTHING;
    const found = readCsv(text);
    return found.ok ? found.value : { texts: [], problem: found.error };
  }, [text]);
  useEffect(
    function readFile() {
      if (!isXml(text)) return undefined;
      let isCurrent = true;
      void files.read(text).then((answer) => {
        if (!isCurrent) return;
        setRead({ of: text, found: answer.ok ? answer.value : { texts: [], problem: 'unreadable' } });
      });
      return () => {
        isCurrent = false;
      };
    },
    [files, text],
  );
  if (!isXml(text)) return table;
  return read?.of === text ? read.found : undefined;
}
