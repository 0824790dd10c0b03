import type { CellProblem } from '../../tables/cell.ts';

export type FileTextProblem =
  | CellProblem
  /** A spreadsheet would evaluate the text as a formula. */
  | 'formula'
  /** The row has too many cells, or an unclosed quotation mark. */
  | 'row'
  /** The text contains markup of a translation tool that represents no text. */
  | 'marks';

/** States of XLIFF 1.2 for texts that are not translated yet. */
export type UntranslatedState = 'new' | 'needs-translation' | 'needs-l10n';

export type FileText = {
  readonly place: number;
  readonly key: string;
  readonly language: string;
  readonly text: string;
  /** State of an untranslated text. Absent if the text is translated. */
  readonly state?: UntranslatedState | undefined;
  readonly problem?: FileTextProblem | undefined;
};

export type FileProblem =
  | 'empty'
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  /** The file has no column with keys, or no column with a language. */
  | 'no-columns'
  /** The XML is not well-formed or is truncated. */
  | 'malformed'
  /** The XML contains a document type, which could include entities and other files. */
  | 'doctype'
  /** The XML is well-formed but not XLIFF 1.2. */
  | 'no-xliff';
