import type { ChangeFace } from '../../../domain/changes/changeDescription.ts';
import { parseHexColour } from '../../../domain/theme/parseHexColour.ts';
import styles from './FaceValue.module.scss';
import { useFaceText } from './useFaceText.ts';

/** A value of a comparison on one line, a colour with a sample of it. */
export function FaceValue({ face }: { readonly face: ChangeFace }) {
  const text = useFaceText()(face);
  const colour = face.kind === 'colour' ? parseHexColour(face.colour) : undefined;
  if (!colour) return text;
  return (
    <span className={styles.colour}>
      <span className={styles.sample} style={{ backgroundColor: colour }} />
      {text}
    </span>
  );
}
