import { useTranslation } from 'react-i18next';
import type { ChangeAspect, ChangeDescription, ChangeFace } from '../../../domain/changes/changeDescription.ts';
import { useFaceText } from './useFaceText.ts';

/** Keeps a merchant's words from rearranging the line they stand in. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

export type ChangeWords = {
  title(description: ChangeDescription): string;
  face(face: ChangeFace): string;
  /** How the aspects were before, on one line. */
  before(aspects: readonly ChangeAspect[]): string;
  /** What the change makes of them, on one line. */
  after(description: ChangeDescription): string;
};

/** Turns descriptions of changes into the person's language. */
export function useChangeWords(): ChangeWords {
  const { t } = useTranslation();
  const faceText = useFaceText();

  function labelled({ aspect }: ChangeAspect, face: ChangeFace): string {
    const value = isolated(faceText(face));
    return aspect && face.kind !== 'word' ? `${t(`changes.aspects.${aspect}`)}: ${value}` : value;
  }

  return {
    title: ({ title, code = '' }) => t(`changes.titles.${title}`, { code }),
    face: faceText,
    before: (aspects) => aspects.map((aspect) => labelled(aspect, aspect.before)).join(' · '),
    after: ({ act, aspects }) =>
      act === 'removed' ? t('changes.removed') : aspects.map((aspect) => labelled(aspect, aspect.after)).join(' · '),
  };
}
