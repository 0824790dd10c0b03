import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ComboBox, type FoundOptions } from '../../../../src/ui/shared/components/ComboBox/ComboBox.tsx';

const options = [
  { id: 'own', label: 'The shop’s own' },
  { id: 'EUR', label: 'Euro (EUR)' },
  { id: 'JPY', label: 'Japanese yen (JPY)' },
] as const;
type Id = (typeof options)[number]['id'];

function renderCurrency(find?: (typed: string) => FoundOptions<Id>) {
  const onChange = vi.fn<(chosen: Id) => void>();
  function Currency() {
    const [value, setValue] = useState<Id>('own');
    return (
      <>
        <ComboBox
          label="Currency"
          options={options}
          value={value}
          onChange={(chosen) => {
            onChange(chosen);
            setValue(chosen);
          }}
          emptyText="No currency"
          find={find}
        />
        <button type="button" onClick={() => setValue('own')}>
          Reset
        </button>
      </>
    );
  }
  render(<Currency />);
  return { user: userEvent.setup({ delay: null }), onChange };
}
const input = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Currency' });
const listed = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('ComboBox', () => {
  it('finds an option by typed text, and selects it by keyboard', async () => {
    const { user, onChange } = renderCurrency();
    expect(input().value).toBe('The shop’s own');
    await user.clear(input());
    await user.type(input(), 'jpy');
    expect(listed()).toEqual(['Japanese yen (JPY)']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['JPY']]);
    expect(input().value).toBe('Japanese yen (JPY)');
  });

  it('lists the results of a custom search function in their order, with the note that it returns', async () => {
    const find = (typed: string): FoundOptions<Id> =>
      typed === 'money' ? { ids: ['JPY', 'EUR'] } : { ids: ['EUR'], note: 'Did you mean:' };
    const { user, onChange } = renderCurrency(find);
    await user.clear(input());
    await user.type(input(), 'money');
    expect(listed()).toEqual(['Japanese yen (JPY)', 'Euro (EUR)']);
    await user.type(input(), 'x');
    expect(screen.getByText('Did you mean:')).toBeDefined();
    expect(listed()).toEqual(['Euro (EUR)']);
    await user.tab();
    expect(input().value).toBe('The shop’s own');
    await user.clear(input());
    await user.type(input(), 'money{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['JPY']]);
    expect(input().value).toBe('Japanese yen (JPY)');
  });

  it('lists all options on a click, and selects the clicked option', async () => {
    const { user, onChange } = renderCurrency();
    await user.click(screen.getByRole('button', { name: /Currency/ }));
    expect(listed()).toEqual(options.map(({ label }) => label));
    await user.click(screen.getByRole('option', { name: 'Euro (EUR)' }));
    expect(onChange.mock.calls).toEqual([['EUR']]);
  });

  it('shows that no option matches, and does not change the value', async () => {
    const { user, onChange } = renderCurrency();
    await user.clear(input());
    await user.type(input(), 'xyz');
    expect(screen.getByText('No currency')).toBeDefined();
    await user.tab();
    expect(input().value).toBe('The shop’s own');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('updates its text when the value is reset', async () => {
    const { user } = renderCurrency();
    await user.clear(input());
    await user.type(input(), 'euro{ArrowDown}{Enter}');
    expect(input().value).toBe('Euro (EUR)');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(input().value).toBe('The shop’s own');
  });
});
