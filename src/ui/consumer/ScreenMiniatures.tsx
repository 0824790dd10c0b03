import { consumerSteps } from '../../domain/consumer-text/textSlot.ts';
import { ConsumerPortal } from './ConsumerPortal.tsx';
import type { ConsumerView } from './ConsumerView.ts';
import styles from './ScreenMiniatures.module.scss';

/** Inert pictures of the five screens. */
export function ScreenMiniatures({
  view,
  direction,
}: {
  readonly view: ConsumerView;
  /** Direction of the row. Each screen has that of its language. */
  readonly direction: 'ltr' | 'rtl';
}) {
  return (
    <div className={styles.miniatures} dir={direction} aria-hidden inert>
      {consumerSteps.map((step) => (
        <div key={step} className={styles.miniature}>
          <div className={styles.screen}>
            <ConsumerPortal view={view} screen={step} />
          </div>
        </div>
      ))}
    </div>
  );
}
