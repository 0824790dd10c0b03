import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/domain/languages/language.ts';
import type { NumberKind } from '../../../../src/ui/shared/components/NumberField/numberAffix.ts';
import { renderTexts } from '../../renderTexts.tsx';
import { NumberField } from '../../../../src/ui/shared/components/NumberField/NumberField.tsx';

type PriceProps = { readonly reportedNumbers: (number | undefined)[]; readonly initial?: number };

function Price({ reportedNumbers, initial }: PriceProps) {
  const [value, setValue] = useState<number | undefined>(initial);
  const report = (number: number | undefined): void => {
    reportedNumbers.push(number);
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
        onChange={report}
        onType={report}
      />
      <button type="button" onClick={() => setValue(7)}>
        Seven
      </button>
    </>
  );
}

async function open(initial?: number, language: Language = 'en') {
  const reportedNumbers: (number | undefined)[] = [];
  await renderTexts(<Price reportedNumbers={reportedNumbers} {...(initial !== undefined && { initial })} />, language);
  return {
    reportedNumbers,
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }),
  };
}

describe('NumberField with `onType`', () => {
  it('calls `onType` with each typed number, and formats the text only on blur', async () => {
    const { user, field, reportedNumbers } = await open();
    await user.type(field, '12.5');
    expect(reportedNumbers).toEqual([1, 12, 12, 12.5]);
    expect(field.value).toBe('12.5');
    await user.tab();
    expect(field.value).toBe('12.50');
    expect(reportedNumbers.at(-1)).toBe(12.5);
  });

  it('calls `onType` when the field is emptied and when the original number is typed again', async () => {
    const { user, field, reportedNumbers } = await open(5);
    await user.clear(field);
    expect(reportedNumbers).toEqual([undefined]);
    await user.type(field, '5');
    expect(reportedNumbers.at(-1)).toBe(5);
    await user.tab();
    expect(field.value).toBe('5.00');
    await user.click(screen.getByRole('button', { name: 'Seven' }));
    expect(field.value).toBe('7.00');
  });

  it('shows a value set by its parent after blur, without calling `onType`', async () => {
    const { user, field, reportedNumbers } = await open(5);
    await user.type(field, '{End}1');
    await user.tab();
    const before = [...reportedNumbers];
    await user.click(screen.getByRole('button', { name: 'Seven' }));
    expect(field.value).toBe('7.00');
    expect(reportedNumbers).toEqual(before);
  });
});

type FeeProps = { readonly of?: NumberKind; readonly digits?: number; readonly reported: (number | undefined)[] };

function Fee({ of = { kind: 'plain' }, digits = 0, reported }: FeeProps) {
  const [value, setValue] = useState<number>();
  return (
    <NumberField
      label="Fee"
      of={of}
      fractionDigits={digits}
      min={0}
      max={5}
      value={value}
      onChange={(number) => {
        reported.push(number);
        setValue(number);
      }}
    />
  );
}

async function openFee(language: Language, props: Omit<FeeProps, 'reported'> = {}) {
  const reported: (number | undefined)[] = [];
  await renderTexts(<Fee {...props} reported={reported} />, language);
  return { reported, user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Fee' }) };
}

const description = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe("NumberField in the user's language", () => {
  it.each([
    ['nl', '30.49', 30.49, '30,49'],
    ['ar', '12,50', 12.5, '12.5'],
    ['fr', '1 234,5', 1234.5, '1\u202F234,5'],
  ] as const)('in %s parses %s as %s and formats it as %s', async (locale, text, number, written) => {
    const { reported, user, field } = await openFee(locale, { digits: 2 });
    await user.type(field, text);
    await user.tab();
    expect(reported).toEqual([number]);
    expect(field.value).toBe(written);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['1.5', 1.5, 'Enter a whole number.'],
    ['-3', -3, 'Enter 0 or more.'],
    ['12x', NaN, 'Enter a number, for example 12.'],
  ])('does not change the invalid text %s, and shows why it is rejected', async (text, number, reason) => {
    const { reported, user, field } = await openFee('en');
    await user.type(field, text);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(field.hasAttribute('data-held-back')).toBe(true);
    await user.tab();
    expect(reported).toEqual([number]);
    expect(field.value).toBe(text);
    expect(description(field)).toContain(reason);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, '3');
    await user.tab();
    expect(reported.at(-1)).toBe(3);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(field.hasAttribute('data-held-back')).toBe(false);
  });

  it('rejects too many decimals for a currency instead of reading them as thousands', async () => {
    const { user, field } = await openFee('en', { of: { kind: 'currency', currency: 'EUR' } });
    await user.type(field, '1.234');
    await user.tab();
    expect(field.value).toBe('1.234');
    expect(description(field)).toContain('Enter up to 2 decimals.');
  });

  it('steps with the arrow keys within its limits, and announces the new value', async () => {
    const { reported, user, field } = await openFee('en', { digits: 2 });
    await user.type(field, '3.5');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(reported).toEqual([4.5, 5, 5]);
    await user.keyboard('{ArrowDown}');
    expect(field.value).toBe('4');
    expect(screen.getByRole('status').textContent).toContain('4');
  });
});
