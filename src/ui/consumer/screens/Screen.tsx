import { type ReactNode, createElement } from 'react';
import { consumerSteps, type ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { useConsumer, usePart } from '../ConsumerContext.ts';
import type { ConsumerView, ConsumerWords } from '../ConsumerView.ts';
import styles from './Screen.module.scss';

type ScreenProps = {
  readonly view: ConsumerView;
  readonly screen: ConsumerStep;
  readonly heading: ConsumerWords;
  readonly subheading?: ConsumerWords | undefined;
  readonly children: ReactNode;
  readonly summary?: ReactNode;
  /** Content next to the main content. Hidden if there is not enough space. */
  readonly aside?: ReactNode;
  readonly button?: string | undefined;
  readonly canGoOn?: boolean;
  readonly end?: ReactNode;
};

function Progress({ view, screen }: Pick<ScreenProps, 'view' | 'screen'>) {
  const currentIndex = consumerSteps.indexOf(screen);
  const { go } = useConsumer();
  return (
    <nav aria-label={view.progress.label}>
      <ol className={styles.progress}>
        {view.progress.steps.map((name, nth) => (
          <li
            key={consumerSteps[nth]}
            data-state={nth < currentIndex ? 'done' : nth === currentIndex ? 'now' : 'later'}
          >
            <button
              type="button"
              onClick={() => go(consumerSteps[nth] ?? screen)}
              aria-current={nth === currentIndex ? 'step' : undefined}
            >
              <i aria-hidden>{nth + 1}</i>
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Layout of a portal screen: progress, content and button. */
export function Screen({
  view,
  screen,
  heading,
  subheading,
  children,
  summary,
  aside,
  button,
  canGoOn = true,
  end,
}: ScreenProps) {
  const { go } = useConsumer();
  const partOf = usePart();
  const next = consumerSteps[consumerSteps.indexOf(screen) + 1];
  const onwards = button !== undefined && (
    <button
      type="button"
      className={styles.button}
      disabled={!canGoOn}
      onClick={() => next && go(next)}
      {...partOf('theme')}
    >
      {button}
    </button>
  );
  return (
    <>
      <main className={styles.main} data-has-aside={aside === undefined ? undefined : ''}>
        <Progress view={view} screen={screen} />
        <div className={styles.heads}>
          <Words words={heading} as="h1" className={styles.heading} />
          <Words words={subheading} as="p" className={styles.subheading} />
        </div>
        <div className={styles.columns}>
          <div className={styles.parts}>{children}</div>
          {aside !== undefined && (
            <div className={styles.aside}>
              <KeyedText>{aside}</KeyedText>
              {onwards}
            </div>
          )}
        </div>
      </main>
      <footer className={styles.foot}>
        <KeyedText>{summary}</KeyedText>
        <div className={styles.onwards}>{end ?? onwards}</div>
        <div className={styles.links} {...partOf('footer')}>
          {view.footer.map(({ text, href }) => (
            <a key={href + text} href={href}>
              {text}
            </a>
          ))}
        </div>
      </footer>
    </>
  );
}

type WordsProps = {
  readonly words: ConsumerWords | undefined;
  readonly as?: 'h1' | 'p' | 'span';
  readonly className?: string | undefined;
};

/** Plain text with its own text direction. Renders nothing if `words` is undefined. */
export function Words({ words, as = 'span', className }: WordsProps) {
  const partOf = usePart();
  return words && createElement(as, { className, dir: 'auto', ...partOf(words.part) }, words.text);
}
