import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, type ReactNode } from 'react';
import { ListBox, ListBoxItem, ListStateContext } from 'react-aria-components/ListBox';
import { describe, expect, it, vi } from 'vitest';

type Letter = { readonly id: string };
const letters: readonly Letter[] = [...'ABCDEF'].map((id) => ({ id }));

/** Also returns the collection entries of the last letter, one for each rendering of its row. */
function renderList(): { readonly entries: unknown[]; readonly reorder: (items: readonly Letter[]) => void } {
  const entries: unknown[] = [];
  function Entry(): ReactNode {
    entries.push(use(ListStateContext)?.collection.getItem('F'));
    return undefined;
  }
  const drawRow = ({ id }: Letter) => <ListBoxItem textValue={id}>{id === 'F' ? <Entry /> : id}</ListBoxItem>;
  const list = (items: readonly Letter[]): ReactNode => (
    <ListBox aria-label="Letters" items={items}>
      {drawRow}
    </ListBox>
  );
  const { rerender } = render(list(letters));
  return { entries, reorder: (items) => rerender(list(items)) };
}

/** The scroll calls on the list itself while an arrow key focuses a row that was out of sight. */
async function scrollsOfList(height: number): Promise<readonly unknown[]> {
  renderList();
  let top = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 20));
  const list = screen.getByRole('listbox');
  const scrolls: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element, how) {
    top -= 50;
    if (this === list) scrolls.push(how);
  });
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  return scrolls;
}

describe('the patch of React Aria', () => {
  it('does not scroll a list that is higher than the window when a row comes into view', async () => {
    expect(await scrollsOfList(window.innerHeight + 1)).toEqual([]);
  });

  it('scrolls a list that fits into the window to its middle', async () => {
    expect(await scrollsOfList(window.innerHeight - 1)).not.toEqual([]);
  });

  it('keeps the entries of rows after a move if their positions stay the same', () => {
    const { entries, reorder } = renderList();
    const before = entries.at(-1);
    const [first, second, ...others] = letters;
    reorder([second!, first!, ...others]);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['B', 'A', 'C', 'D', 'E', '']);
    expect(before).toBeDefined();
    expect(entries.at(-1)).toBe(before);
  });
});
