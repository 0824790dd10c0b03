import type { DisplayValue } from '../../../../domain/changes/changeDescription.ts';
import { parseHexColour } from '../../../../domain/theme/parseHexColour.ts';
import { ColourSample } from '../../components/ColourSample/ColourSample.tsx';
import { KeyedText } from '../../components/KeyedText/KeyedText.tsx';
import styles from './DisplayValueText.module.scss';
import { useDisplayText } from './useDisplayText.ts';

export function DisplayValueText({ display }: { readonly display: DisplayValue }) {
  const text = useDisplayText()(display);
  const colour = display.kind === 'colour' ? parseHexColour(display.colour) : undefined;
  if (!colour) return text;
  return (
    <span className={styles.colour}>
      <ColourSample colour={colour} />
      <KeyedText>{text}</KeyedText>
    </span>
  );
}
