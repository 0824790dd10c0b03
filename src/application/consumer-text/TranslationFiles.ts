import type { FileProblem, FileText } from '../../domain/consumer-text/transfer/fileText.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type ReadFile = { readonly texts: readonly FileText[]; readonly problem?: FileProblem | undefined };

export interface TranslationFiles {
  /** Reads the translations in an XLIFF 1.2 file, written by any tool. Unknown languages and parts are skipped. */
  read(text: string): Promise<Result<ReadFile, PortFailure>>;
}
export const TranslationFiles = portToken<TranslationFiles>('TranslationFiles');
