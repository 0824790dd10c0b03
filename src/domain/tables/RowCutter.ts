export type CutRow = {
  readonly cells: readonly string[];
  /** True if the cells are unreliable, because a quotation mark is not closed or is followed by text. */
  readonly isBroken: boolean;
};

type Cut = { readonly row: CutRow; readonly end: number };

const QUOTE = '"';
/** First line that names the delimiter, e.g. `sep=;`, with an optional byte order mark before it. */
const PREAMBLE = /^\uFEFF?(?:"?sep=(.)"?(?:\r\n?|\n|$))?/i;
const MAX_PREAMBLE = 16;
/** Maximum characters of a row. A longer row is treated as a row with an unclosed quotation mark. */
const MAX_ROW = 1_000_000;

/** Index of the closing quotation mark, or -1. Two marks in a row are one escaped mark. */
function closingQuote(text: string, open: number): number {
  let at = text.indexOf(QUOTE, open + 1);
  while (at >= 0 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  return at;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

const unquoted = (cell: string): string => (cell.includes(QUOTE) ? cell.replaceAll('""', QUOTE) : cell);

/** Finds line ends in a text. Takes linear time in total if the positions increase. */
class LineEnds {
  readonly #text: string;
  #lastPosition = 0;
  #nextNewline = -1;
  #nextReturn = -1;

  constructor(text: string) {
    this.#text = text;
  }

  from(position: number): number {
    const hasMovedBack = position < this.#lastPosition;
    this.#lastPosition = position;
    if (hasMovedBack || this.#nextNewline < position) this.#nextNewline = this.#find('\n', position);
    if (hasMovedBack || this.#nextReturn < position) this.#nextReturn = this.#find('\r', position);
    return Math.min(this.#nextNewline, this.#nextReturn);
  }

  behind(end: number): number {
    return end + (this.#text.startsWith('\r\n', end) ? 2 : 1);
  }

  #find(sign: string, position: number): number {
    const found = this.#text.indexOf(sign, position);
    return found < 0 ? this.#text.length : found;
  }
}

/**
 * Cuts a text, which arrives in chunks, into rows. A row ends with CRLF, LF or CR. A cell is quoted if it starts and
 * ends with a quotation mark. A cell that only starts with a quotation mark is literal in tab-separated text. With any
 * other delimiter, its row is broken.
 */
export class RowCutter {
  readonly #delimiter: string;
  #text = '';
  #isFirst = true;

  /** @param delimiter one character, neither a quotation mark nor a line end */
  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  push(piece: string, isLast: boolean): readonly CutRow[] {
    this.#text += piece;
    if (this.#isFirst) {
      if (!isLast && this.#text.length < MAX_PREAMBLE) return [];
      this.#isFirst = false;
      this.#text = this.#text.replace(PREAMBLE, '');
    }
    const text = this.#text;
    const ends = new LineEnds(text);
    const rows: CutRow[] = [];
    let start = 0;
    while (start < text.length) {
      const cut = this.#cutRow(text, start, ends, isLast);
      // Wait for the next chunk after a final CR, because it may start with the LF of the same line end.
      if (!cut || (!isLast && text[cut.end] === '\r' && cut.end === text.length - 1)) break;
      rows.push(cut.row);
      start = ends.behind(cut.end);
    }
    this.#text = text.slice(start);
    return rows;
  }

  /** Cuts the row at `start`. `undefined` if the row may continue in the next chunk. */
  #cutRow(text: string, start: number, ends: LineEnds, isLast: boolean): Cut | undefined {
    const isWaiting = !isLast && text.length - start <= MAX_ROW;
    const end = ends.from(start);
    if (end === text.length && isWaiting) return undefined;
    const line = text.slice(start, end);
    const brokenRow = { row: { cells: [line], isBroken: true }, end };
    const isGivenUp = end === text.length && !isLast;
    const literal = isGivenUp ? brokenRow : { row: { cells: line.split(this.#delimiter), isBroken: false }, end };
    if (!line.includes(QUOTE)) return literal;
    const cells: string[] = [];
    for (let at = start; ; at += 1) {
      if (text[at] === QUOTE) {
        const close = closingQuote(text, at);
        const afterQuote = close < 0 ? text.length : skipSpaces(text, close + 1);
        if (afterQuote === text.length && isWaiting) return undefined;
        if (close < 0 || !this.#isCellEnd(text, afterQuote)) return this.#delimiter === '\t' ? literal : brokenRow;
        cells.push(unquoted(text.slice(at + 1, close)));
        at = afterQuote;
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

export const namedDelimiter = (text: string): string | undefined => PREAMBLE.exec(text)?.[1];

export const cutRows = (text: string, delimiter: string): readonly CutRow[] =>
  new RowCutter(delimiter).push(text, true);
