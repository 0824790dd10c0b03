/** One row of a text, cut into its cells. */
export type CutRow = {
  readonly cells: readonly string[];
  /** A quotation mark in it never closes, or closes where no cell ends: its cells are not to be trusted. */
  readonly isBroken: boolean;
};

type Cut = { readonly row: CutRow; readonly end: number };

const QUOTE = '"';
/** A first line by which spreadsheets tell each other what stands between cells, behind a mark that was not decoded. */
const PREAMBLE = /^\uFEFF?(?:"?sep=(.)"?(?:\r\n?|\n|$))?/i;
const LONGEST_PREAMBLE = 16;
/** A row longer than that is one whose quotation mark never closes. */
const LONGEST_ROW = 1_000_000;

/** The place of the mark that closes the one at `open`; -1 where none does. Two marks in a row are one that is quoted. */
function closingQuote(text: string, open: number): number {
  let at = text.indexOf(QUOTE, open + 1);
  while (at >= 0 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  return at;
}

/** The first place from `from` that does not hold a space. */
function pastSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

const unquoted = (cell: string): string => (cell.includes(QUOTE) ? cell.replaceAll('""', QUOTE) : cell);

/** The line ends of a text. Who goes on through it has each looked for once. */
class LineEnds {
  readonly #text: string;
  #asked = 0;
  #newline = -1;
  #return = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The first one from a place on; the end of the text where there is none. */
  from(place: number): number {
    const isBack = place < this.#asked;
    this.#asked = place;
    if (isBack || this.#newline < place) this.#newline = this.#find('\n', place);
    if (isBack || this.#return < place) this.#return = this.#find('\r', place);
    return Math.min(this.#newline, this.#return);
  }

  /** Where the line behind begins. */
  behind(end: number): number {
    return end + (this.#text.startsWith('\r\n', end) ? 2 : 1);
  }

  #find(sign: string, place: number): number {
    const found = this.#text.indexOf(sign, place);
    return found < 0 ? this.#text.length : found;
  }
}

/**
 * Cuts a text into rows of cells, piece by piece as it comes. A row ends with CRLF, LF or CR, whichever each does. A quotation
 * mark at the beginning of a cell quotes it where the cell ends behind the mark that closes it. Where it does not, spreadsheets
 * that copy cells apart by tabs mean the mark itself; in any other text that line is a broken row, and what follows is read on.
 */
export class RowCutter {
  readonly #delimiter: string;
  #text = '';
  #isFirst = true;

  /** @param delimiter one sign, neither a quotation mark nor a line end */
  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** The rows that are whole once this piece has come too. The last row is what follows the last line end, if anything does. */
  push(piece: string, isLast: boolean): readonly CutRow[] {
    this.#text += piece;
    if (this.#isFirst) {
      if (!isLast && this.#text.length < LONGEST_PREAMBLE) return [];
      this.#isFirst = false;
      this.#text = this.#text.replace(PREAMBLE, '');
    }
    const text = this.#text;
    const ends = new LineEnds(text);
    const rows: CutRow[] = [];
    let start = 0;
    while (start < text.length) {
      const cut = this.#cutRow(text, start, ends, isLast);
      // What follows a CR may be the other half of that line end.
      if (!cut || (!isLast && text[cut.end] === '\r' && cut.end === text.length - 1)) break;
      rows.push(cut.row);
      start = ends.behind(cut.end);
    }
    this.#text = text.slice(start);
    return rows;
  }

  /** The row that begins at a place, with the place of its line end; nothing where it may go on in what is to come. */
  #cutRow(text: string, start: number, ends: LineEnds, isLast: boolean): Cut | undefined {
    const isWaiting = !isLast && text.length - start <= LONGEST_ROW;
    const end = ends.from(start);
    if (end === text.length && isWaiting) return undefined;
    const line = text.slice(start, end);
    const broken = { row: { cells: [line], isBroken: true }, end };
    const isGivenUp = end === text.length && !isLast;
    const literal = isGivenUp ? broken : { row: { cells: line.split(this.#delimiter), isBroken: false }, end };
    if (!line.includes(QUOTE)) return literal;
    const cells: string[] = [];
    for (let at = start; ; at += 1) {
      if (text[at] === QUOTE) {
        const close = closingQuote(text, at);
        const behind = close < 0 ? text.length : pastSpaces(text, close + 1);
        if (behind === text.length && isWaiting) return undefined;
        if (close < 0 || !this.#isCellEnd(text, behind)) return this.#delimiter === '\t' ? literal : broken;
        cells.push(unquoted(text.slice(at + 1, close)));
        at = behind;
      } else {
        const next = text.indexOf(this.#delimiter, at);
        const lineEnd = ends.from(at);
        const cellEnd = next < 0 || next > lineEnd ? lineEnd : next;
        if (cellEnd === text.length && isWaiting) return undefined;
        cells.push(text.slice(at, cellEnd));
        at = cellEnd;
      }
      if (text[at] !== this.#delimiter) return { row: { cells, isBroken: false }, end: at };
    }
  }

  #isCellEnd(text: string, at: number): boolean {
    const sign = text[at];
    return sign === undefined || sign === '\n' || sign === '\r' || sign === this.#delimiter;
  }
}

/** The sign between cells that a text names in its first line, `sep=;`. That line is no row. */
export const namedDelimiter = (text: string): string | undefined => PREAMBLE.exec(text)?.[1];

/** All rows of a text. */
export const cutRows = (text: string, delimiter: string): readonly CutRow[] =>
  new RowCutter(delimiter).push(text, true);
