// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderReturnReasons } from './renderReturnReasons.tsx';

const rowOf = (name: RegExp): HTMLElement => screen.getByRole('row', { name });
const texts = (): (string | undefined)[] =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('[dir="auto"]')?.textContent);

afterEach(cleanup);

describe('the return reasons page', () => {
  it('lists each published reason with its code, who pays, what it asks for and whether it is offered [RS-1]', async () => {
    await renderReturnReasons();
    const size = rowOf(/Too small or too large/);
    expect(within(size).getByText('SIZE')).toBeDefined();
    expect(within(size).getByText('Customer pays')).toBeDefined();
    expect(within(size).getByText('Size label photo')).toBeDefined();
    expect(within(size).getByRole<HTMLInputElement>('switch', { name: 'Offer Too small or too large' }).checked).toBe(
      true,
    );
    expect(texts()).toHaveLength(6);
  });
});
