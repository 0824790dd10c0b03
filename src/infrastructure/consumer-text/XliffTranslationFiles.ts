import type { ReadFile, TranslationFiles } from '../../application/consumer-text/TranslationFiles.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import { readXliff } from './readXliff.ts';

/** Reads the file in the browser, so that its texts stay there until they are published. */
export class XliffTranslationFiles implements TranslationFiles {
  async read(text: string): Promise<Result<ReadFile, PortFailure>> {
    return ok(readXliff(text));
  }
}
