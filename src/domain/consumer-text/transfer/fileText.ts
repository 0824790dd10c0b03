import type { CellProblem } from '../../tables/cell.ts';

export type FileTextProblem =
  | CellProblem
  /** A spreadsheet would calculate it. */
  | 'formula'
  /** The row has too many cells, or an unclosed quotation mark. */
  | 'row'
  /** The text contains tags of a translation tool without their text. */
  | 'marks';

/** States of XLIFF 1.2 for texts that are not translated yet. */
export type UntranslatedState = 'new' | 'needs-translation' | 'needs-l10n';

export type FileText = {
  readonly place: number;
  readonly key: string;
  readonly language: string;
  readonly text: string;
  /** Absent for a translation. */
  readonly state?: UntranslatedState | undefined;
  readonly problem?: FileTextProblem | undefined;
};

export type FileProblem =
  | 'empty'
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  /** No column contains keys, or none a language. */
  | 'no-columns'
  /** Not well-formed, or truncated. */
  | 'malformed'
  /** Contains a document type, which could include entities and other files. */
  | 'doctype'
  /** Well-formed, but not XLIFF 1.2. */
  | 'no-xliff';
