import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followTranslator } from '../../../../src/ui/shared/document/followTranslator.ts';
import { settled } from '../../../support/settled.ts';

/** How a translator puts what it made of a text into the page. */
const ways = {
  'before it, which it then removes': (font: HTMLElement, text: Text) => {
    text.before(font);
    text.remove();
  },
  'in its place': (font: HTMLElement, text: Text) => text.replaceWith(font),
  'around it': (font: HTMLElement, text: Text) => {
    text.before(font);
    font.replaceChildren(text);
  },
} as const;

function translate(element: Element, put: (font: HTMLElement, text: Text) => void): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `«${text.data}»`;
    font.append(inner);
    put(font, text);
  }
}

function Count({ count, note }: { readonly count: number; readonly note?: string }) {
  return (
    <p>
      {count > 0 && 'You have '}
      {count} changes
      {note !== undefined && <b>{note}</b>}
      {count > 1 && ' to review'}
    </p>
  );
}

describe.each(Object.entries(ways))('a page of which a translator puts each text %s', (_, put) => {
  const { removeChild, insertBefore } = Node.prototype;
  let stop: () => void;
  beforeEach(() => {
    stop = followTranslator();
  });
  afterEach(() => stop());

  it('holds when texts come, change and go, and shows those that changed', async () => {
    const { container, rerender } = render(<Count count={2} note="today" />);
    translate(container, put);
    await settled();
    rerender(<Count count={3} />);
    await settled();
    expect(container.textContent).toContain('3');
    expect(container.textContent).not.toContain('today');
    rerender(<Count count={0} note="none" />);
    await settled();
    expect(container.textContent).toContain('0');
    expect(container.textContent).toContain('none');
    expect(container.textContent).not.toMatch(/You have|to review/);
    rerender(<></>);
    expect(container.textContent).toBe('');
    stop();
    expect(Node.prototype).toMatchObject({ removeChild, insertBefore });
  });
});
