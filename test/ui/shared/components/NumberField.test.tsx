import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it } from 'vitest';
import { NumberField } from '../../../../src/ui/shared/components/NumberField/NumberField.tsx';

type PriceProps = { readonly seen: (number | undefined)[]; readonly initial?: number };

function Price({ seen, initial }: PriceProps) {
  const [value, setValue] = useState<number | undefined>(initial);
  const take = (number: number | undefined): void => {
    seen.push(number);
    setValue(number);
  };
  return (
    <>
      <NumberField
        label="Price"
        of={{ kind: 'currency', currency: 'EUR' }}
        fractionDigits={2}
        min={0}
        value={value}
        onChange={take}
        onType={take}
      />
      <button type="button" onClick={() => setValue(7)}>
        Seven
      </button>
    </>
  );
}

function open(initial?: number, locale = 'en') {
  const seen: (number | undefined)[] = [];
  render(
    <I18nProvider locale={locale}>
      <Price seen={seen} {...(initial !== undefined && { initial })} />
    </I18nProvider>,
  );
  return { seen, user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }) };
}

describe('a field for a number that is told as it is typed', () => {
  it('tells each number and leaves alone what is typed until the field is left', async () => {
    const { user, field, seen } = open();
    await user.type(field, '12.5');
    expect(seen).toEqual([1, 12, 12, 12.5]);
    expect(field.value).toBe('12.5');
    await user.tab();
    expect(field.value).toBe('12.50');
    expect(seen.at(-1)).toBe(12.5);
  });

  it('reads a number as the language writes it', async () => {
    const { user, field, seen } = open(undefined, 'fr');
    await user.type(field, '1,5');
    expect(seen.at(-1)).toBe(1.5);
  });

  it('tells that it was emptied, and a number that is typed back to what it was', async () => {
    const { user, field, seen } = open(5);
    await user.clear(field);
    expect(seen).toEqual([undefined]);
    await user.type(field, '5');
    expect(seen.at(-1)).toBe(5);
    await user.tab();
    expect(field.value).toBe('5.00');
    await user.click(screen.getByRole('button', { name: 'Seven' }));
    expect(field.value).toBe('7.00');
  });

  it('shows a number that comes in its place after it was left, and tells nothing of that', async () => {
    const { user, field, seen } = open(5);
    await user.type(field, '{End}1');
    await user.tab();
    const before = [...seen];
    await user.click(screen.getByRole('button', { name: 'Seven' }));
    expect(field.value).toBe('7.00');
    expect(seen).toEqual(before);
  });
});
