import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { directionOf } from '../../../domain/languages/language.ts';
import type { ConsumerView } from '../../consumer/ConsumerView.ts';
import type { PreviewState } from '../../consumer/previewProtocol.ts';
import { Glyph } from '../components/Icon/Glyph.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguage } from '../useLanguage.ts';
import styles from './FilmStrip.module.scss';
import { usePreviewLink } from './usePreviewLink.ts';

export type FilmScreen = {
  readonly id: ConsumerStep;
  readonly name: string;
  readonly isTouched: boolean;
  readonly isWalked: boolean;
};

export type FilmStripProps = {
  readonly view: ConsumerView;
  readonly screens: readonly FilmScreen[];
  readonly shown: ConsumerStep;
  readonly onShow: (screen: ConsumerStep) => void;
};

const ignoreMessage = (): void => undefined;

/** Strip of buttons that show small pictures of the five screens. One frame behind the buttons renders all pictures. */
export function FilmStrip({ view, screens, shown, onShow }: FilmStripProps) {
  const { t } = useTranslation();
  const strip = directionOf(useLanguage());
  const state = useMemo(
    (): PreviewState => ({ view, screen: 'returnDetails', outlined: [], isPicking: false, strip }),
    [view, strip],
  );
  const { frame, attempt } = usePreviewLink(state, ignoreMessage);
  return (
    <div className={styles.film}>
      <div className={styles.pictures} aria-hidden inert>
        <iframe
          key={attempt}
          ref={frame}
          src="/preview/frame.html"
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
          tabIndex={-1}
          title={t('portalPreview.screens')}
        />
      </div>
      <ol className={styles.screens} aria-label={t('portalPreview.screens')}>
        {screens.map(({ id, name, isTouched, isWalked }, nth) => (
          <li key={id}>
            <button type="button" aria-current={id === shown ? 'step' : undefined} onClick={() => onShow(id)}>
              <span className={styles.picture} />
              {isTouched && <span className={styles.touched} />}
              <span className={styles.caption}>
                {isWalked ? (
                  <Glyph of={Check} size="small" className={styles.walked} />
                ) : (
                  <span aria-hidden>{nth + 1}</span>
                )}
                <span className={styles.name} aria-hidden>
                  {name}
                </span>
                <VisuallyHidden>
                  {[
                    t('portalPreview.screen', { number: nth + 1, name }),
                    ...(isWalked ? [t('portalPreview.walked')] : []),
                    ...(isTouched ? [t('portalPreview.touched')] : []),
                  ].join(', ')}
                </VisuallyHidden>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
