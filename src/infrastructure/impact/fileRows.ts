import type { OrderFileBeginning } from '../../domain/impact/orderFileOutline.ts';
import { RowCutter, type CutRow } from '../../domain/tables/RowCutter.ts';

const PIECE_BYTES = 1_000_000;

/** Enough of a file to tell how it is written. */
export async function beginningOf(file: Blob): Promise<OrderFileBeginning> {
  const bytes = new Uint8Array(await file.slice(0, PIECE_BYTES).arrayBuffer());
  return { bytes, isWhole: file.size <= PIECE_BYTES };
}

export type FileRows = { readonly rows: readonly CutRow[]; readonly bytesRead: number };

/** All rows of a file in its order, some thousand at a time; no more of it than that is in memory. */
export async function* fileRows(file: Blob, encoding: string, delimiter: string): AsyncGenerator<FileRows> {
  const decoder = new TextDecoder(encoding);
  const cutter = new RowCutter(delimiter);
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const bytes = await file.slice(start, start + PIECE_BYTES).arrayBuffer();
    const isLast = start + PIECE_BYTES >= file.size;
    const rows = cutter.push(decoder.decode(bytes, { stream: !isLast }), isLast);
    yield { rows, bytesRead: Math.min(file.size, start + PIECE_BYTES) };
  }
}
