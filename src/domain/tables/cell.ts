/** Reasons why a cell does not contain the value that its author entered. */
export type CellProblem =
  /** The spreadsheet could not calculate it. */
  | 'error-value'
  /** An encoding replaced letters by question marks. */
  | 'lost-letters'
  /** The spreadsheet shortened a long number, such as 1.23457E+11. */
  | 'power';

/** Keys of the texts that explain a problem of a cell. They show its value. */
export const cellProblemTexts = {
  'error-value': 'common.table.errorValue',
  'lost-letters': 'common.table.lostLetters',
  power: 'common.table.power',
} as const satisfies Readonly<Record<CellProblem, string>>;

/** Number of characters of a cell that a message shows. */
const SHOWN = 40;
export const shownCell = (cell: string): string => Array.from(cell.trim()).slice(0, SHOWN).join('');

export const isCellProblem = (kind: string): kind is CellProblem => Object.hasOwn(cellProblemTexts, kind);

/** Values of Excel and LibreOffice in the languages of the product and their neighbours, without signs around the words. */
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
/** Error values that end with no exclamation or question mark. */
const WITHOUT_SIGN = /\/|^(?:NV|SAKNAS|GETTING_DATA)$/;
const LONGEST_ERROR_VALUE = 24;
/** Code of an error in LibreOffice. */
const ERROR_CODE = /^Err:\d{3}$/;

const NON_BREAKING = /[\u00A0\u2007\u202F]/g;
/** Without the joiners of Arabic letters and emoji. */
const ZERO_WIDTH = /[\u200B\u2060\uFEFF]/g;
/** A formula that only holds a text, by which programs keep leading zeros. */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/;

/** The text of a cell: the content of a formula that only holds a text. */
export function cellText(cell: string): string {
  const content = cell.startsWith('=') ? TEXT_FORMULA.exec(cell.trim())?.[1] : undefined;
  return content === undefined ? cell : content.replaceAll('""', '"');
}

/** With plain spaces: non-breaking ones are spaces, zero-width ones are removed. */
export const plainSpaces = (text: string): string => text.replace(NON_BREAKING, ' ').replace(ZERO_WIDTH, '');

function isErrorValue(cell: string): boolean {
  const text = cell.trim();
  if (ERROR_CODE.test(text)) return true;
  if (!text.startsWith('#') || text.length > LONGEST_ERROR_VALUE) return false;
  // A column that is too narrow is exported as a row of signs.
  if (/^#{3,}$/.test(text)) return true;
  const word = text.slice(1).replaceAll(/[¡¿!?]/g, '');
  return ERROR_VALUES.has(word) && (/[!?]$/.test(text) || WITHOUT_SIGN.test(word));
}

/** The sign in `1.23457E+11`, which no code of an article has. */
const POWER = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;

const PLACEHOLDER = /\{\{\w+\}\}/g;
const LETTER = /[\p{L}\p{M}]/u;
/** Query strings contain question marks next to letters. */
const isAddress = (word: string): boolean => /[/=&@]/.test(word);

/** A question mark instead of a letter: within a word, at its beginning, or several instead of a word. */
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

/** The value of a cell: without the formula around a text, with plain spaces. */
export const plainCell = (cell: string): string => plainSpaces(cellText(cell));

/** Why a cell does not contain a value, if so. */
export function cellProblem(cell: string): CellProblem | undefined {
  if (isErrorValue(cell)) return 'error-value';
  if (POWER.test(cell.trim())) return 'power';
  return hasLostLetters(cell) ? 'lost-letters' : undefined;
}
