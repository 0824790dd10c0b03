import { Check } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../../classNames.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonClassName } from './buttonClassName.ts';
import styles from './StateButton.module.scss';

export type ButtonState = {
  readonly name: string;
  readonly label: string;
  /** `pending` keeps the focus and ignores clicks. `done` shows a green tick. */
  readonly look?: 'pending' | 'done' | undefined;
};

export type StateButtonProps = {
  readonly states: readonly ButtonState[];
  /** Name of the current state. */
  readonly state: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** A primary button that shows its progress without changing its size. */
export function StateButton({ states, state, isDisabled, onPress }: StateButtonProps) {
  const look = states.find(({ name }) => name === state)?.look;
  return (
    <AriaButton
      isPending={look === 'pending'}
      isDisabled={isDisabled || look === 'done'}
      onPress={onPress}
      className={classNames(buttonClassName({ variant: 'primary' }), styles.button, look === 'done' && styles.done)}
    >
      {states.map((each) => (
        <StateLabel key={each.name} state={each} isShown={each.name === state} />
      ))}
    </AriaButton>
  );
}

/** All labels overlap, so that the largest determines the size. */
function StateLabel({ state: { label, look }, isShown }: { readonly state: ButtonState; readonly isShown: boolean }) {
  return (
    <span className={styles.label} aria-hidden={!isShown || undefined}>
      {look === 'pending' && <Spinner size="text" />}
      {look === 'done' && <Glyph of={Check} className={classNames(isShown && styles.tick)} />}
      <KeyedText>{label}</KeyedText>
    </span>
  );
}
