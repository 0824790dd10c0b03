import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';

/** The least a windowed table with these columns can be: plain cells, all rows in memory. */
function PlainList({ count }: { readonly count: number }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useWindowVirtualizer({ count, estimateSize: () => 52, overscan: 8 });
  return (
    <table>
      <tbody ref={body} style={{ display: 'block', position: 'relative', blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <tr
            key={key}
            aria-rowindex={index + 1}
            style={{ position: 'absolute', insetBlockStart: start, blockSize: 52 }}
          >
            <td>Merchant {index}</td>
            <td>MERCHANT{index}</td>
            <td>Live</td>
            <td>Nov 23, 2026</td>
            <td>Europe</td>
            <td>
              <button type="button">Review</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const root = document.getElementById('root');
const count = Number(new URLSearchParams(location.search).get('rows'));
if (root) createRoot(root).render(<PlainList count={count} />);
