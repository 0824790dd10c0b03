import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KeyedText } from '../../../../src/ui/shared/components/KeyedText/KeyedText.tsx';

type Put = (font: HTMLElement, text: Text) => void;

/** How different page translators insert their `<font>` elements. */
const ways: Readonly<Record<string, Put>> = {
  'before each text and removes the text': (font, text) => {
    text.before(font);
    text.remove();
  },
  'in place of each text': (font, text) => text.replaceWith(font),
  'around each text': (font, text) => {
    text.before(font);
    font.replaceChildren(text);
  },
};

/** Reads the texts of an element, ignoring whitespace like translators do. Returns a function that inserts the translations. */
function readTexts(element: Element, put: Put): () => void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const translations = texts
    .filter(({ data }) => data.trim() !== '')
    .map((text) => ({ text, translation: `«${text.data}»` }));
  return () => {
    for (const { text, translation } of translations) {
      const font = document.createElement('font');
      font.textContent = translation;
      if (text.parentNode) put(font, text);
    }
  };
}

function Count({ count, note }: { readonly count: number; readonly note?: string }) {
  return (
    <p>
      {note !== undefined && <b>today</b>} <KeyedText>{count > 0 && 'You have'}</KeyedText>{' '}
      <KeyedText>{count}</KeyedText> <KeyedText>changes</KeyedText>
      {note !== undefined && ' '}
      <KeyedText>{note}</KeyedText> <KeyedText>{count > 1 && 'to review'}</KeyedText>
    </p>
  );
}

const wordsOf = (element: Element): readonly string[] => element.textContent.match(/[\p{Letter}\d]+/gu) ?? [];

describe.each(Object.entries(ways))('KeyedText, if a page translator inserts a <font> %s', (_, put) => {
  const translate = (element: Element): void => readTexts(element, put)();

  it('shows the current texts if the page is translated before each render', () => {
    const { container, rerender } = render(<Count count={2} note="urgent" />);
    translate(container);
    rerender(<Count count={3} />);
    expect(wordsOf(container)).toEqual(['You', 'have', '3', 'changes', 'to', 'review']);
    translate(container);
    rerender(<Count count={0} note="none" />);
    expect(wordsOf(container)).toEqual(['today', '0', 'changes', 'none']);
    rerender(<></>);
    expect(container.textContent).toBe('');
  });

  it('shows the current texts if React renders after the translator read a text and before it inserts the translation', () => {
    const { container, rerender } = render(<Count count={2} note="urgent" />);
    const first = readTexts(container, put);
    rerender(<Count count={3} />);
    first();
    expect(wordsOf(container)).toEqual(['You', 'have', '3', 'changes', 'to', 'review']);
    const second = readTexts(container, put);
    rerender(<Count count={0} note="none" />);
    second();
    expect(wordsOf(container)).toEqual(['today', '0', 'changes', 'none']);
  });

  it('shows the current texts if the page is translated after several renders', () => {
    const { container, rerender } = render(<Count count={2} note="urgent" />);
    rerender(<Count count={3} />);
    rerender(<Count count={1} note="soon" />);
    translate(container);
    expect(wordsOf(container)).toEqual(['today', 'You', 'have', '1', 'changes', 'soon']);
    rerender(<Count count={4} />);
    rerender(<Count count={5} />);
    expect(wordsOf(container)).toEqual(['You', 'have', '5', 'changes', 'to', 'review']);
  });
});

describe('KeyedText', () => {
  it('renders children other than texts unchanged', () => {
    const { container } = render(
      <p>
        <KeyedText>
          <b>1</b>
        </KeyedText>
        <KeyedText>{undefined}</KeyedText>
        <KeyedText>{''}</KeyedText>
      </p>,
    );
    expect(container.innerHTML).toBe('<p><b>1</b></p>');
  });
});
