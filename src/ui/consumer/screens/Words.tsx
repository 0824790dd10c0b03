import { createElement } from 'react';
import { usePart } from '../ConsumerContext.ts';
import type { ConsumerWords } from '../ConsumerView.ts';

type WordsProps = {
  readonly words: ConsumerWords | undefined;
  readonly as?: 'h1' | 'p' | 'span';
  readonly className?: string | undefined;
};

/** Plain text in its own direction. Renders nothing without text. */
export function Words({ words, as = 'span', className }: WordsProps) {
  const partOf = usePart();
  return words && createElement(as, { className, dir: 'auto', ...partOf(words.part) }, words.text);
}
