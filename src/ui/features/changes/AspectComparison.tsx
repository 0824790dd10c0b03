import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeAct, ChangeAspect, ChangeFace } from '../../../domain/changes/changeDescription.ts';
import { BeforeAfter } from '../../shared/components/BeforeAfter.tsx';
import { ChipsDifference } from './ChipsDifference.tsx';
import { FaceBlock } from './FaceBlock.tsx';
import { chipNames } from './faceNames.ts';
import { FaceValue } from './FaceValue.tsx';
import { SideBySide } from './SideBySide.tsx';
import { TextDifference } from './TextDifference.tsx';
import { useFaceText } from './useFaceText.ts';

const needsRoom = ({ kind }: ChangeFace): boolean => kind === 'image' || kind === 'address';

/** One value before and after, drawn as its kind is best compared; only one side where the whole comes or goes. */
export function AspectComparison({ aspect, act }: { readonly aspect: ChangeAspect; readonly act: ChangeAct }) {
  const { t, i18n } = useTranslation();
  const faceText = useFaceText();
  const { before, after } = aspect;
  const namesOf = (face: ChangeFace): readonly string[] =>
    face.kind === 'chips' ? chipNames(face, i18n.language) : [];
  const sides = (
    draw: (face: ChangeFace, side: 'before' | 'after') => ReactNode,
  ): { readonly before?: ReactNode; readonly after?: ReactNode } => ({
    ...(act === 'added' ? {} : { before: draw(before, 'before') }),
    ...(act === 'removed' ? {} : { after: draw(after, 'after') }),
  });

  if (before.kind === 'words' && after.kind === 'words')
    return <TextDifference before={before.text} after={after.text} language={after.language} />;
  if (before.kind === 'sentence' && after.kind === 'sentence')
    return <TextDifference before={faceText(before)} after={faceText(after)} language={i18n.language} />;
  if (before.kind === 'chips' || after.kind === 'chips')
    return <ChipsDifference before={namesOf(before)} after={namesOf(after)} />;
  if (needsRoom(before) || needsRoom(after))
    return <SideBySide {...sides((face, side) => <FaceBlock face={face} side={side} />)} />;
  return (
    <BeforeAfter
      {...sides((face) => <FaceValue face={face} />)}
      labels={{ before: t('changes.before'), after: t('changes.after') }}
      isMono={after.kind === 'pattern' || after.kind === 'colour'}
    />
  );
}
