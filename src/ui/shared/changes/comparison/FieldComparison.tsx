import { useTranslation } from 'react-i18next';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChangeKind, FieldDiff, DisplayValue } from '../../../../domain/changes/changeDescription.ts';
import { isMembersChange, chipDifference } from '../../../../domain/changes/differences/chipDifference.ts';
import { BeforeAfter } from '../../components/BeforeAfter/BeforeAfter.tsx';
import { TextDifference } from '../../components/TextDifference/TextDifference.tsx';
import { useConfiguredText } from '../../texts/useTextKey.ts';
import { DisplayValueText } from './DisplayValueText.tsx';
import { useChipNames } from './useChipNames.ts';
import { useDisplayText } from './useDisplayText.ts';
import { Glyph } from '../../components/Icon/Glyph.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './FieldComparison.module.scss';
import { classNames } from '../../classNames.ts';
import { addressLines } from './displayNames.ts';

const needsRoom = ({ kind }: DisplayValue): boolean => kind === 'image' || kind === 'address';

export function FieldComparison({ field, act }: { readonly field: FieldDiff; readonly act: ChangeKind }) {
  const { t, i18n } = useTranslation();
  const displayText = useDisplayText();
  const chipNames = useChipNames();
  const { before, after } = field;
  const configured = useConfiguredText();
  const namesOf = (display: DisplayValue): readonly string[] => {
    if (display.kind === 'list') return display.isConfigured ? display.items.map(configured) : display.items;
    return display.kind === 'chips' ? chipNames(display) : [];
  };
  const [namesBefore, namesAfter] = [namesOf(before), namesOf(after)];

  if (before.kind === 'words' && after.kind === 'words')
    return <TextDifference before={before.text} after={after.text} language={after.language} />;
  if (before.kind === 'phrase' && after.kind === 'phrase')
    return <TextDifference before={displayText(before)} after={displayText(after)} language={i18n.language} />;
  if (before.kind === 'chips' || after.kind === 'chips' || isMembersChange(namesBefore, namesAfter))
    return <ChipsDifference before={namesBefore} after={namesAfter} />;
  if (needsRoom(before) || needsRoom(after)) return <SideBySide act={act} before={before} after={after} />;
  return (
    <BeforeAfter
      before={act === 'added' ? undefined : <DisplayValueText display={before} />}
      after={act === 'removed' ? undefined : <DisplayValueText display={after} />}
      labels={{ before: t('changes.before'), after: t('changes.after') }}
      isMono={after.kind === 'pattern' || after.kind === 'colour'}
    />
  );
}

type ChipsDifferenceProps = { readonly before: readonly string[]; readonly after: readonly string[] };

function ChipsDifference({ before, after }: ChipsDifferenceProps) {
  const { t } = useTranslation();
  const { added, removed, keptCount } = chipDifference(before, after);
  return (
    <ul className={styles.chips}>
      {added.map((name) => (
        <li key={`+${name}`}>
          <ins className={styles.added}>
            <Glyph of={Plus} size="small" />
            <VisuallyHidden>{`${t('changes.added')}: `}</VisuallyHidden>
            <bdi>{name}</bdi>
          </ins>
        </li>
      ))}
      {removed.map((name) => (
        <li key={`-${name}`}>
          <del className={styles.removed}>
            <Glyph of={Minus} size="small" />
            <VisuallyHidden>{`${t('changes.removed')}: `}</VisuallyHidden>
            <bdi>{name}</bdi>
          </del>
        </li>
      ))}
      {keptCount > 0 && <li className={styles.kept}>{t('changes.kept', { count: keptCount })}</li>}
    </ul>
  );
}

type SideBySideProps = {
  readonly act: ChangeKind;
  readonly before: DisplayValue;
  readonly after: DisplayValue;
};

function SideBySide({ act, before, after }: SideBySideProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      {act !== 'added' && (
        <figure className={styles.side}>
          <figcaption className={styles.label}>{t('changes.before')}</figcaption>
          <Block display={before} side="before" />
        </figure>
      )}
      {act !== 'removed' && (
        <figure className={classNames(styles.side, styles.after)}>
          <figcaption className={styles.label}>{t('changes.after')}</figcaption>
          <Block display={after} side="after" />
        </figure>
      )}
    </div>
  );
}

type BlockProps = { readonly display: DisplayValue; readonly side: 'before' | 'after' };

function Block({ display, side }: BlockProps): ReactNode {
  const { t, i18n } = useTranslation();
  switch (display.kind) {
    case 'image':
      return (
        <img
          className={styles.image}
          src={display.url}
          alt={t(`changes.pictures.${display.shows}.${side}`)}
          loading="lazy"
        />
      );
    case 'address':
      return (
        <address className={styles.address}>
          {addressLines(display, i18n.language).map((line, index) => (
            <span key={`${index} ${line}`}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      );
    default:
      return (
        <bdi>
          <DisplayValueText display={display} />
        </bdi>
      );
  }
}
