import { useTranslation } from 'react-i18next';
import type { ChangeAspect, ChangeDescription, ChangeMove } from '../../../domain/changes/changeDescription.ts';
import { BeforeAfter } from '../../shared/components/BeforeAfter.tsx';
import { Pill } from '../../shared/components/Pill.tsx';
import styles from './ChangeComparison.module.scss';
import { useChangeWords } from './useChangeWords.ts';

/** "Customer pays" needs no "Who pays" before it. */
const speaksForItself = ({ before, after }: ChangeAspect): boolean => before.kind === 'word' && after.kind === 'word';

/** What a change makes of what is published: values before and after, places, or all that is added or goes. */
export function ChangeComparison({ description }: { readonly description: ChangeDescription }) {
  const { act, aspects, moves } = description;
  if (act === 'changed' && moves.length > 0) return <Moves moves={moves} />;
  if (act === 'changed') return <Aspects aspects={aspects} />;
  return <Whole description={description} />;
}

function Aspects({ aspects }: { readonly aspects: readonly ChangeAspect[] }) {
  const { t } = useTranslation();
  const words = useChangeWords();
  return aspects.map(({ aspect, before, after }) => (
    <div key={aspect ?? ''} className={styles.aspect}>
      {aspect && !speaksForItself({ before, after }) && (
        <span className={styles.label}>{t(`changes.aspects.${aspect}`)}</span>
      )}
      <BeforeAfter
        before={words.face(before)}
        after={words.face(after)}
        labels={{ before: t('changes.before'), after: t('changes.after') }}
        isMono={after.kind === 'pattern'}
      />
    </div>
  ));
}

function Moves({ moves }: { readonly moves: readonly ChangeMove[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.moves}>
      {moves.map((move) =>
        move.kind === 'moved' ? (
          <li key={move.name} className={styles.move}>
            <bdi className={styles.moved}>{move.name}</bdi>
            <span className={styles.label}>{t('changes.moved', { from: move.from, to: move.to })}</span>
          </li>
        ) : undefined,
      )}
    </ul>
  );
}

/** Something that comes or goes as a whole has one side only. */
function Whole({ description: { act, aspects, moves } }: { readonly description: ChangeDescription }) {
  const { t } = useTranslation();
  const words = useChangeWords();
  const labels = { before: t('changes.before'), after: t('changes.after') };
  const placed = moves.find((move) => move.kind === 'placed');
  const isAdded = act === 'added';
  return (
    <div className={styles.aspect}>
      {aspects.map((aspect) => (
        <BeforeAfter
          key={aspect.aspect ?? ''}
          labels={labels}
          {...(isAdded ? { after: words.face(aspect.after) } : { before: words.face(aspect.before) })}
        />
      ))}
      <Pill>
        {!isAdded && t('changes.removed')}
        {isAdded && (placed ? t('changes.addedAt', { position: placed.position }) : t('changes.added'))}
      </Pill>
    </div>
  );
}
