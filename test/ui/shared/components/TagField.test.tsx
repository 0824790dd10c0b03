import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderTexts } from '../../renderTexts.tsx';
import { TagField } from '../../../../src/ui/shared/components/TagField/TagField.tsx';

const labels = {
  added: (text: string) => `${text} added`,
  removed: (text: string) => `${text} removed`,
  duplicate: (text: string) => `${text} is in the list already`,
};
const validateNoExclamation = (text: string): string | undefined => (text.endsWith('!') ? 'No shouting' : undefined);
const counted = (added: number, dropped: number): string => `Added: ${added}, known: ${dropped}`;

type RequirementsProps = {
  readonly initial: readonly string[];
  readonly initiallyTyped?: string;
  readonly isList?: boolean;
};

function Requirements({ initial, initiallyTyped = '', isList = false }: RequirementsProps) {
  const [values, setValues] = useState(initial);
  const [typed, setTyped] = useState(initiallyTyped);
  return (
    <TagField
      label="Asks for"
      values={values}
      onChange={(texts, rest) => {
        setValues(texts);
        setTyped(rest);
      }}
      typed={typed}
      onType={setTyped}
      labels={labels}
      validate={validateNoExclamation}
      list={isList ? { added: counted } : undefined}
    />
  );
}

const listed = (): (string | null)[] => screen.queryAllByRole('row').map((item) => item.textContent);

describe('TagField', () => {
  it('adds the typed text on Enter, without leading and trailing spaces', async () => {
    const user = userEvent.setup();
    render(<Requirements initial={['Photo']} />);
    await user.type(screen.getByLabelText('Asks for', { selector: 'input' }), '  Size label {Enter}');
    expect(listed()).toEqual(['Photo', 'Size label']);
    expect(screen.getByRole('status').textContent).toBe('Size label added');
  });

  it('ignores Enter during IME composition, also in Safari, which ends the composition before the keystroke', async () => {
    render(<Requirements initial={[]} initiallyTyped="ラベル" />);
    const input = screen.getByLabelText('Asks for', { selector: 'input' });
    fireEvent.compositionEnd(input);
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    expect(listed()).toEqual([]);
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    expect(listed()).toEqual(['ラベル']);
  });

  it('does not add a duplicate text, leaves it in the input and shows why', async () => {
    const user = userEvent.setup();
    render(<Requirements initial={['Photo']} />);
    const input = screen.getByLabelText<HTMLInputElement>('Asks for', { selector: 'input' });
    await user.type(input, 'Photo{Enter}');
    expect(listed()).toEqual(['Photo']);
    expect(input.value).toBe('Photo');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Photo is in the list already',
    );
  });

  it('does not add an invalid text until it is corrected', async () => {
    const user = userEvent.setup();
    render(<Requirements initial={[]} />);
    await user.type(screen.getByLabelText('Asks for'), 'Photo!{Enter}');
    expect(screen.getByText('No shouting')).toBeDefined();
    await user.keyboard('{Backspace}{Enter}');
    expect(screen.queryByText('No shouting')).toBeNull();
    expect(listed()).toEqual(['Photo']);
  });

  it('adds the typed text when several lines are pasted after it, and adds these lines', async () => {
    const user = userEvent.setup();
    render(<Requirements initial={[]} />);
    await user.type(screen.getByLabelText('Asks for'), 'green');
    await user.paste('Photo\nReceipt');
    expect(listed()).toEqual(['green', 'Photo', 'Receipt']);
    expect(screen.getByLabelText<HTMLInputElement>('Asks for', { selector: 'input' }).value).toBe('');
  });

  it('splits a pasted list at its commas, and announces how many texts were added', async () => {
    const user = userEvent.setup();
    render(<Requirements initial={['Tents']} isList />);
    await user.click(screen.getByLabelText('Asks for', { selector: 'input' }));
    await user.paste('Tents, Lamps, Pegs');
    expect(listed()).toEqual(['Tents', 'Lamps', 'Pegs']);
    expect(screen.getByRole('status').textContent).toBe('Added: 2, known: 1');
  });

  it('names each invalid text of a pasted list, and leaves it in the input', async () => {
    const user = userEvent.setup();
    await renderTexts(<Requirements initial={[]} />);
    await user.click(screen.getByLabelText('Asks for'));
    await user.paste('Photo!\nBox\nReceipt!');
    expect(listed()).toEqual(['Box']);
    const input = screen.getByLabelText<HTMLInputElement>('Asks for', { selector: 'input' });
    expect(input.value).toBe('Photo!, Receipt!');
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(description).toBe('“Photo!”: No shouting “Receipt!”: No shouting');
  });

  it('removes the last text on Backspace in an empty input, and removes any text by its button', async () => {
    const user = userEvent.setup();
    render(<Requirements initial={['Photo', 'Size label', 'Receipt']} />);
    await user.click(screen.getByLabelText('Asks for', { selector: 'input' }));
    await user.keyboard('{Backspace}');
    expect(listed()).toEqual(['Photo', 'Size label']);
    await user.click(screen.getByRole('button', { name: 'Remove Photo' }));
    expect(listed()).toEqual(['Size label']);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('adds the typed text on blur', async () => {
    const user = userEvent.setup();
    render(<Requirements initial={[]} />);
    await user.type(screen.getByLabelText('Asks for'), 'Photo');
    await user.tab();
    expect(listed()).toEqual(['Photo']);
  });

  it('shows at once why its initial text is invalid [FM-6]', () => {
    render(<Requirements initial={['Photo']} initiallyTyped="Photo" />);
    expect(screen.getByText('Photo is in the list already')).toBeDefined();
  });
});
