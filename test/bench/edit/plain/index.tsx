import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Minimal table for comparison with the product's table. Has the same columns, plain elements, memoised rows, one state
 * and one undo stack.
 */
type Row = {
  readonly code: string;
  readonly name: string;
  readonly isOffered: boolean;
  readonly customerPays: boolean;
  readonly asksFor: readonly string[];
};
type Acts = {
  readonly onOffer: (code: string) => void;
  readonly onDown: (code: string) => void;
  readonly onEdit: (code: string) => void;
};

const PlainRow = memo(function PlainRow({ row, acts }: { readonly row: Row; readonly acts: Acts }) {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>{row.code}</td>
      <td>{row.customerPays ? 'Customer pays' : 'You pay'}</td>
      <td>{row.asksFor.length === 0 ? 'None' : row.asksFor.map((text) => <span key={text}>{text}</span>)}</td>
      <td>
        <input
          type="checkbox"
          aria-label={`Offer ${row.name}`}
          checked={row.isOffered}
          onChange={() => acts.onOffer(row.code)}
        />
      </td>
      <td>
        <button type="button" aria-label={`Move ${row.name} down`} onClick={() => acts.onDown(row.code)}>
          ↓
        </button>
        <button type="button" aria-label={`Edit ${row.name}`} onClick={() => acts.onEdit(row.code)}>
          …
        </button>
      </td>
    </tr>
  );
});

function rowsOf(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, nth) => {
    const number = String(nth).padStart(4, '0');
    return {
      code: `REASON_${number}`,
      name: `Reason ${number}`,
      isOffered: true,
      customerPays: nth % 2 === 0,
      asksFor: nth % 3 === 0 ? ['Photo of the damage'] : [],
    };
  });
}

function PlainTable({ count }: { readonly count: number }) {
  const [rows, setRows] = useState(() => rowsOf(count));
  const [draft, setDraft] = useState<string>();
  const done = useRef<(readonly Row[])[]>([]);
  const change = useCallback((make: (rows: readonly Row[]) => readonly Row[]): void => {
    setRows((before) => {
      done.current.push(before);
      return make(before);
    });
  }, []);
  const [acts] = useState<Acts>({
    onOffer: (code) =>
      change((all) => all.map((row) => (row.code === code ? { ...row, isOffered: !row.isOffered } : row))),
    onDown: (code) =>
      change((all) => {
        const from = all.findIndex((row) => row.code === code);
        return all.toSpliced(from, 1).toSpliced(from + 1, 0, all[from]!);
      }),
    onEdit: () => setDraft(''),
  });
  useEffect(function undoByKey() {
    const undo = (event: KeyboardEvent): void => {
      const before = event.key === 'z' && event.ctrlKey ? done.current.pop() : undefined;
      if (before) setRows(before);
    };
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  }, []);
  return (
    <main>
      <table>
        <thead>
          <tr>
            {['Reason', 'Code', 'Who pays', 'Asks for', 'Offered', ''].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlainRow key={row.code} row={row} acts={acts} />
          ))}
        </tbody>
      </table>
      {draft !== undefined && (
        <dialog open style={{ position: 'fixed', insetBlockStart: 40 }}>
          <label>
            Text <input value={draft} onChange={(event) => setDraft(event.target.value)} />
          </label>
          <button type="button" onClick={() => setDraft(undefined)}>
            Close
          </button>
        </dialog>
      )}
    </main>
  );
}

const count = Number(new URLSearchParams(location.search).get('rows'));
createRoot(document.querySelector('#root')!).render(<PlainTable count={count} />);
