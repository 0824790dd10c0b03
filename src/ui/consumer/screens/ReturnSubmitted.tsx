import { usePart } from '../ConsumerContext.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import type { ConsumerView } from '../ConsumerView.ts';
import { Screen, Words } from './Screen.tsx';
import { Sign } from './Sign.tsx';
import styles from './ReturnSubmitted.module.scss';

/** Picture of a QR code that cameras cannot read, because the preview books no return. */
function Code() {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${SIZE} ${SIZE}`} shapeRendering="crispEdges" aria-hidden>
      <path d={cells.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} fill="currentColor" />
    </svg>
  );
}

const SIZE = 21;
/** Width of the QR code's corner squares, including their margin. */
const CORNER = 8;

function isDark(x: number, y: number): boolean {
  const [fromX, fromY] = [Math.min(x, SIZE - 1 - x), Math.min(y, SIZE - 1 - y)];
  const isCorner = fromX < CORNER && fromY < CORNER && !(x > SIZE / 2 && y > SIZE / 2);
  if (!isCorner) return (x * 7 + y * 11 + ((x * y) % 5) * 3) % 7 < 3;
  const ring = Math.max(Math.abs(fromX - 3), Math.abs(fromY - 3));
  return ring <= 1 || ring === 3;
}

const cells = Array.from({ length: SIZE * SIZE }, (_, nth) => [nth % SIZE, Math.floor(nth / SIZE)] as const).filter(
  ([x, y]) => isDark(x, y),
);

export function ReturnSubmitted({ view }: { readonly view: ConsumerView }) {
  const { code, next, instructions, button, ...heads } = view.returnSubmitted;
  const partOf = usePart();
  return (
    <Screen
      view={view}
      screen="returnSubmitted"
      {...heads}
      end={
        button && (
          <a className={styles.button} href={button.href} {...partOf('theme')}>
            <Words words={button.text} />
          </a>
        )
      }
    >
      <span className={styles.done}>
        <Sign of="check" />
      </span>
      {code && (
        <div className={styles.code}>
          <Code />
          <div>
            <b>{code.title}</b>
            <span className={styles.number}>{code.number}</span>
            <span className={styles.save}>
              <Sign of="save" /> <KeyedText>{code.save}</KeyedText>
            </span>
          </div>
        </div>
      )}
      <h2 className={styles.title}>{next.title}</h2>
      <ol className={styles.next}>
        {next.steps.map(({ title, text }) => (
          <li key={title}>
            <b dir="auto">{title}</b>
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ol>
      <Words words={instructions} as="p" className={styles.instructions} />
    </Screen>
  );
}
