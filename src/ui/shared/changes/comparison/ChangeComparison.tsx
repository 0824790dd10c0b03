import { useTranslation } from 'react-i18next';
import type { FieldDiff, ChangeDescription, ChangeMove } from '../../../../domain/changes/changeDescription.ts';
import { KeyedText } from '../../components/KeyedText/KeyedText.tsx';
import { Pill } from '../../components/Pill/Pill.tsx';
import { FieldComparison } from './FieldComparison.tsx';
import styles from './ChangeComparison.module.scss';
import { useFieldName } from './useFieldName.ts';

/** Whether the values, such as "Customer pays", are clear without the field's name. */
const isClearWithoutName = ({ before, after }: FieldDiff): boolean => before.kind === 'label' && after.kind === 'label';

export function ChangeComparison({ description }: { readonly description: ChangeDescription }) {
  const { act, fields, moves } = description;
  if (act !== 'changed') return <AddedOrRemoved description={description} />;
  if (moves.length > 0) return <Moves moves={moves} />;
  return fields.map((field, nth) => (
    // Fields that are list entries have no name, so use the index.
    <div key={`${field.field ?? nth} ${field.of}`} className={styles.field}>
      <FieldName field={field} />
      <FieldComparison field={field} act={act} />
    </div>
  ));
}

function FieldName({ field }: { readonly field: FieldDiff }) {
  const nameOf = useFieldName();
  if (field.of === undefined && isClearWithoutName(field)) return undefined;
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

function AddedOrRemoved({ description: { act, fields, moves } }: { readonly description: ChangeDescription }) {
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
