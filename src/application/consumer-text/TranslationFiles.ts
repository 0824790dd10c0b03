import type { FileProblem, FileText } from '../../domain/consumer-text/transfer/fileText.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** The file of a translation tool, read: its texts, or why there are none. */
export type ReadFile = { readonly texts: readonly FileText[]; readonly problem?: FileProblem | undefined };

/** Files of translation tools. */
export interface TranslationFiles {
  /** The translations in an XLIFF 1.2, whoever wrote it; what is in none of its languages or parts is left out. */
  read(text: string): Promise<Result<ReadFile, PortFailure>>;
}
export const TranslationFiles = portToken<TranslationFiles>('TranslationFiles');
