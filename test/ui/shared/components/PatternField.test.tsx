import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { compileRe2Pattern } from '../../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { PatternField } from '../../../../src/ui/shared/components/PatternField/PatternField.tsx';
import { renderTexts } from '../../renderTexts.tsx';

function Field({ first = '' }) {
  const [value, setValue] = useState(first);
  return (
    <PatternField
      label="Order number pattern"
      value={value}
      onChange={setValue}
      compiler={{ compile: compileRe2Pattern, prepare: () => undefined }}
      trial={{ label: 'Try it', accepted: 'Accepted', refused: 'Not accepted' }}
    />
  );
}
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the expression builder of PatternField', () => {
  it('generates the expression of a preset with a prefix and a length [VL-regex] [VL-*]', async () => {
    const user = userEvent.setup();
    await renderTexts(<Field />);
    await user.click(screen.getByRole('button', { name: 'Build a pattern' }));
    await user.click(screen.getByRole('button', { name: /Choose characters/ }));
    await user.click(await screen.findByRole('option', { name: 'Half-width katakana' }));
    expect(textbox('Order number pattern').value).toBe('^[･-ﾟ ]+$');
    await user.type(textbox('Starts with'), 'RMA-');
    await user.clear(textbox('At least'));
    await user.type(textbox('At least'), '3');
    await user.tab();
    await user.type(textbox('At most'), '6');
    await user.tab();
    expect(textbox('Order number pattern').value).toBe('^RMA-[･-ﾟ ]{3,6}$');
    expect(screen.getByText('RMA-ｱｲｳｴ')).toBeTruthy();
    await user.type(textbox('Try it'), 'RMA-ｱｲｳ');
    expect(screen.getByText('Accepted')).toBeTruthy();
  });

  it.each([
    ['^A[0-9]{4}$', ['A', '4', '4'], false],
    ['^(A|B)\\d+$', [''], true],
  ])(
    'shows the parts of the pattern %s, or warns that the builder will replace the pattern [VL-regex]',
    async (first, parts, isReplaced) => {
      const user = userEvent.setup();
      await renderTexts(<Field first={first} />);
      await user.click(screen.getByRole('button', { name: 'Build a pattern' }));
      const group = within(screen.getByRole('group', { name: 'Build a pattern' }));
      expect(group.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(parts);
      expect(group.queryByText('This replaces the pattern above.') !== null).toBe(isReplaced);
    },
  );
});
