import { useTranslation } from 'react-i18next';
import type { ChangeKind, FieldDiff, DisplayValue } from '../../../../domain/changes/changeDescription.ts';
import { isMembersChange } from '../../../../domain/changes/differences/chipDifference.ts';
import { BeforeAfter } from '../../components/BeforeAfter/BeforeAfter.tsx';
import { TextDifference } from '../../components/TextDifference/TextDifference.tsx';
import { useConfiguredText } from '../../texts/useTextKey.ts';
import { ChipsDifference } from './ChipsDifference.tsx';
import { DisplayValueText } from './DisplayValueText.tsx';
import { SideBySide } from './SideBySide.tsx';
import { useChipNames } from './useChipNames.ts';
import { useDisplayText } from './useDisplayText.ts';

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
