import { createElement } from 'react';
import { usePart } from './ConsumerContext.ts';
import type { ConsumerWords } from './ConsumerView.ts';

type WordsProps = {
  readonly words: ConsumerWords | undefined;
  readonly as?: 'h1' | 'p' | 'span';
  readonly className?: string | undefined;
};

/** Words as text and nothing else, in their own direction; nothing where there are none. */
export function Words({ words, as = 'span', className }: WordsProps) {
  const partOf = usePart();
  return words && createElement(as, { className, dir: 'auto', ...partOf(words.part) }, words.text);
}
