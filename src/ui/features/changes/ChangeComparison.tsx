import { useTranslation } from 'react-i18next';
import type { ChangeAspect, ChangeDescription, ChangeMove } from '../../../domain/changes/changeDescription.ts';
import { Pill } from '../../shared/components/Pill.tsx';
import { AspectComparison } from './AspectComparison.tsx';
import styles from './ChangeComparison.module.scss';

/** "Customer pays" needs no "Who pays" before it. */
const speaksForItself = ({ before, after }: ChangeAspect): boolean => before.kind === 'word' && after.kind === 'word';

/** What a change makes of what is published: values before and after, places, or all that is added or goes. */
export function ChangeComparison({ description }: { readonly description: ChangeDescription }) {
  const { act, aspects, moves } = description;
  if (act !== 'changed') return <Whole description={description} />;
  if (moves.length > 0) return <Moves moves={moves} />;
  return aspects.map((aspect) => (
    <div key={aspect.aspect ?? ''} className={styles.aspect}>
      <AspectLabel aspect={aspect} />
      <AspectComparison aspect={aspect} act={act} />
    </div>
  ));
}

function AspectLabel({ aspect }: { readonly aspect: ChangeAspect }) {
  const { t } = useTranslation();
  if (!aspect.aspect || speaksForItself(aspect)) return undefined;
  return <span className={styles.label}>{t(`changes.aspects.${aspect.aspect}`)}</span>;
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
  const placed = moves.find((move) => move.kind === 'placed');
  const isAdded = act === 'added';
  return (
    <div className={styles.aspect}>
      {aspects.map((aspect) => (
        <AspectComparison key={aspect.aspect ?? ''} aspect={aspect} act={act} />
      ))}
      <Pill>
        {!isAdded && t('changes.removed')}
        {isAdded && (placed ? t('changes.addedAt', { position: placed.position }) : t('changes.added'))}
      </Pill>
    </div>
  );
}
