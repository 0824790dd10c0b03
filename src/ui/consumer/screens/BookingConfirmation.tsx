import { Amounts } from './Amounts.tsx';
import { useConsumer, usePart } from '../ConsumerContext.ts';
import type { ConsumerFact, ConsumerView } from '../ConsumerView.ts';
import { Screen } from './Screen.tsx';
import styles from './BookingConfirmation.module.scss';

function Fact({ fact, change }: { readonly fact: ConsumerFact; readonly change: string }) {
  const { go } = useConsumer();
  const partOf = usePart();
  const { label, lines, part, changeTo } = fact;
  return (
    <div className={styles.fact} {...partOf(part)}>
      <span className={styles.label}>{label}</span>
      {changeTo && (
        <button type="button" className={styles.change} onClick={() => go(changeTo)} aria-label={`${change}: ${label}`}>
          {change}
        </button>
      )}
      {lines.map((line, nth) => (
        <span key={`${nth} ${line}`} className={nth === 0 ? styles.first : styles.line} dir="auto">
          {line}
        </span>
      ))}
    </div>
  );
}

export function BookingConfirmation({ view }: { readonly view: ConsumerView }) {
  const { facts, amounts, button, ...heads } = view.bookingConfirmation;
  return (
    <Screen view={view} screen="bookingConfirmation" {...heads} button={button}>
      <div className={styles.sheet}>
        {facts.map((fact) => (
          <Fact key={fact.label} fact={fact} change={view.change} />
        ))}
      </div>
      {amounts.length > 0 && <Amounts amounts={amounts} />}
    </Screen>
  );
}
