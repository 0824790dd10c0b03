import { useTranslation } from 'react-i18next';
import type { FieldDiff, ChangeDescription, ChangeMove } from '../../../../domain/changes/changeDescription.ts';
import { KeyedText } from '../../components/KeyedText/KeyedText.tsx';
import { Pill } from '../../components/Pill/Pill.tsx';
import { FieldComparison } from './FieldComparison.tsx';
import styles from './ChangeComparison.module.scss';
import { useFieldName } from './useFieldName.ts';

/** Values such as "Customer pays" need no field name. */
const speaksForItself = ({ before, after }: FieldDiff): boolean => before.kind === 'label' && after.kind === 'label';

export function ChangeComparison({ description }: { readonly description: ChangeDescription }) {
  const { act, fields, moves } = description;
  if (act !== 'changed') return <Whole description={description} />;
  if (moves.length > 0) return <Moves moves={moves} />;
  return fields.map((field, nth) => (
    // An entry of a list may have no name of its own.
    <div key={`${field.field ?? nth} ${field.of}`} className={styles.field}>
      <FieldName field={field} />
      <FieldComparison field={field} act={act} />
    </div>
  ));
}

function FieldName({ field }: { readonly field: FieldDiff }) {
  const nameOf = useFieldName();
  if (field.of === undefined && speaksForItself(field)) return undefined;
  const name = nameOf(field);
  return name === undefined ? undefined : <span className={styles.label}>{name}</span>;
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

/** For an added or removed thing: only one side. */
function Whole({ description: { act, fields, moves } }: { readonly description: ChangeDescription }) {
  const { t } = useTranslation();
  const placed = moves.find((move) => move.kind === 'placed');
  const isAdded = act === 'added';
  return (
    <div className={styles.field}>
      {fields.map((field, nth) => (
        <FieldComparison key={field.field ?? nth} field={field} act={act} />
      ))}
      <Pill>
        <KeyedText>{!isAdded && t('changes.removed')}</KeyedText>
        <KeyedText>
          {isAdded && (placed ? t('changes.addedAt', { position: placed.position }) : t('changes.added'))}
        </KeyedText>
      </Pill>
    </div>
  );
}
