import type { OtherValue } from '../Field/fieldTexts.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PreviousValue.module.scss';

export function PreviousValue({ text, sample, difference, label, isOpen = false, actions = [] }: OtherValue) {
  return (
    <span className={styles.was}>
      {sample}
      {isOpen ? (
        <>
          <KeyedText>{label}</KeyedText> <bdi>{text}</bdi>
        </>
      ) : (
        <>
          {label !== undefined && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
          <KeyedText>{difference ?? <del dir="auto">{text}</del>}</KeyedText>
        </>
      )}
      {actions.map(({ label: action, name, onPress }) => (
        <button key={action} type="button" className={styles.action} aria-label={name} onClick={onPress}>
          {action}
        </button>
      ))}
    </span>
  );
}
