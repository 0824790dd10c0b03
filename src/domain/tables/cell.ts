/** Reasons why a cell does not contain the value that its author entered. */
export type CellProblem =
  /** The spreadsheet could not calculate the cell. */
  | 'error-value'
  /** An encoding replaced letters by question marks. */
  | 'lost-letters'
  /** The spreadsheet shortened a long number, such as 1.23457E+11. */
  | 'power';

export const cellProblemTexts = {
  'error-value': 'common.table.errorValue',
  'lost-letters': 'common.table.lostLetters',
  power: 'common.table.power',
} as const satisfies Readonly<Record<CellProblem, string>>;

const MAX_SHOWN = 40;
export const shownCell = (cell: string): string => Array.from(cell.trim()).slice(0, MAX_SHOWN).join('');

export const isCellProblem = (kind: string): kind is CellProblem => Object.hasOwn(cellProblemTexts, kind);

/** Error values of Excel and LibreOffice in the product's and neighbouring languages, without `#`, `!` and `?`. */
const ERROR_VALUES: ReadonlySet<string> = new Set(
  `
  NAME NULL NUM REF VALUE N/A DIV/0 SPILL CALC FIELD BLOCKED CONNECT BUSY UNKNOWN GETTING_DATA ERROR EXTERNAL PYTHON TIMEOUT
  WERT BEZUG ZAHL NV ÜBERLAUF
  NOM NOMBRE NUL VALEUR PROPAGATION CHAMP INCONNU CONNEXION
  VALOR N/D NULO DESBORDAMIENTO CAMPO BLOQUEADO
  WAARDE VERW NAAM GETAL DEEL/0 LEEG N/B OVERLOOP VELD
  VALORE RIF NOME NULLO
  NÚM
  ARG ADR NAZWA LICZBA DZIEL/0 ZERO
  VÆRDI NAVN I/T REFERENCE
  VÄRDEFEL REFERENS NAMN OGILTIGT SAKNAS DIVISION/0
  `
    .trim()
    .split(/\s+/),
);
/** Error values that do not end in an exclamation or question mark. */
const ERROR_WITHOUT_MARK = /\/|^(?:NV|SAKNAS|GETTING_DATA)$/;
const MAX_ERROR_VALUE = 24;
const ERROR_CODE = /^Err:\d{3}$/;

const NON_BREAKING = /[\u00A0\u2007\u202F]/g;
/** Zero-width characters, except the joiners that Arabic letters and emoji need. */
const ZERO_WIDTH = /[\u200B\u2060\uFEFF]/g;
/** A formula that contains only a text. Exports use it to preserve leading zeros. */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/;

export function cellText(cell: string): string {
  const content = cell.startsWith('=') ? TEXT_FORMULA.exec(cell.trim())?.[1] : undefined;
  return content === undefined ? cell : content.replaceAll('""', '"');
}

/** Text with plain spaces instead of non-breaking ones, without zero-width characters. */
export const plainSpaces = (text: string): string => text.replace(NON_BREAKING, ' ').replace(ZERO_WIDTH, '');

function isErrorValue(cell: string): boolean {
  const text = cell.trim();
  if (ERROR_CODE.test(text)) return true;
  if (!text.startsWith('#') || text.length > MAX_ERROR_VALUE) return false;
  // Spreadsheets export a cell as `####` if its column is too narrow.
  if (/^#{3,}$/.test(text)) return true;
  const word = text.slice(1).replaceAll(/[¡¿!?]/g, '');
  return ERROR_VALUES.has(word) && (/[!?]$/.test(text) || ERROR_WITHOUT_MARK.test(word));
}

/** Number in scientific notation, e.g. `1.23457E+11`. No article code has this form. */
const SCIENTIFIC_NOTATION = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;

const PLACEHOLDER = /\{\{\w+\}\}/g;
const LETTER = /[\p{L}\p{M}]/u;
/** True for web and e-mail addresses, whose question marks are not lost letters. */
const isAddress = (word: string): boolean => /[/=&@]/.test(word);

/** True if question marks replace letters: within a word, at its start, or instead of a word. */
function lacksLetters(word: string): boolean {
  if (!word.includes('?') || isAddress(word)) return false;
  return /^[("'«]?\?+\p{L}|\p{L}\?+\p{L}|^\?{3,}/u.test(word);
}

function hasLostLetters(cell: string): boolean {
  if (cell.includes('\uFFFD')) return true;
  if (!cell.includes('?')) return false;
  const text = cell.replace(PLACEHOLDER, ' ');
  if (text.includes('??') && !LETTER.test(text)) return true;
  return text.split(/\s/).some(lacksLetters);
}

export const plainCell = (cell: string): string => plainSpaces(cellText(cell));

export function cellProblem(cell: string): CellProblem | undefined {
  if (isErrorValue(cell)) return 'error-value';
  if (SCIENTIFIC_NOTATION.test(cell.trim())) return 'power';
  return hasLostLetters(cell) ? 'lost-letters' : undefined;
}

/** Splits a cell at commas, semicolons and bars. A path such as `Home > Lamps` is one text. */
export const readList = (cell: string): readonly string[] => [
  ...new Set(
    cell
      .split(/[|;,]/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  ),
];
