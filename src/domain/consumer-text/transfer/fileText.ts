import type { CellProblem } from '../../tables/cell.ts';

/** What cannot be taken of a place in a file, before anybody asks what it would do. */
export type FileTextProblem =
  | CellProblem
  /** A spreadsheet would calculate it. */
  | 'formula'
  /** The row has more cells than columns, or a quotation mark that is not closed. */
  | 'row'
  /** Marks of a translation tool stand in it that say nothing of the text they stand for. */
  | 'marks';

/** States of XLIFF 1.2 in which a target is not a translation yet. */
export type UntranslatedState = 'new' | 'needs-translation' | 'needs-l10n';

/** A text as a file has it. */
export type FileText = {
  /** The row of a table or the line of a file, 1 first. */
  readonly place: number;
  /** Names the slot, as `returnDetails.heading`. */
  readonly key: string;
  /** The language as the file names it. */
  readonly language: string;
  readonly text: string;
  /** Absent for a translation. */
  readonly state?: UntranslatedState | undefined;
  readonly problem?: FileTextProblem | undefined;
};

/** Why nothing of a file is read. */
export type FileProblem =
  | 'empty'
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  /** No column holds keys, or none a language. */
  | 'no-columns'
  /** Not well-formed, or cut off. */
  | 'malformed'
  /** It declares a document type, by which entities and other files come in. */
  | 'doctype'
  /** Well-formed, and no XLIFF 1.2. */
  | 'no-xliff';
