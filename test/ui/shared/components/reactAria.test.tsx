import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { describe, expect, it, vi } from 'vitest';

const letters = [...'ABCDEF'].map((id) => ({ id }));

/** The calls of `scrollIntoView` on the list while an arrow key focuses a row outside the visible part. */
async function scrollsOfList(height: number): Promise<readonly unknown[]> {
  render(
    <ListBox aria-label="Letters" items={letters}>
      {({ id }) => <ListBoxItem>{id}</ListBoxItem>}
    </ListBox>,
  );
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

describe('our patch of React Aria', () => {
  it('does not scroll the window to a list that is higher than the window when a row is focused', async () => {
    expect(await scrollsOfList(window.innerHeight + 1)).toEqual([]);
  });

  it('scrolls the window to a list that fits into the window', async () => {
    expect(await scrollsOfList(window.innerHeight - 1)).not.toEqual([]);
  });
});
