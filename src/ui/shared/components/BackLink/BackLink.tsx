import { ChevronLeft } from 'lucide-react';
import { Glyph } from '../Icon/Glyph.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { RouteLink } from '../RouteLink/RouteLink.tsx';
import styles from './BackLink.module.scss';

export type BackLinkProps = {
  readonly label: string;
};

export function BackLink({ label }: BackLinkProps) {
  return (
    <RouteLink to=".." relative="path" className={styles.link}>
      <Glyph of={ChevronLeft} size="small" isMirrored />
      <KeyedText>{label}</KeyedText>
    </RouteLink>
  );
}
