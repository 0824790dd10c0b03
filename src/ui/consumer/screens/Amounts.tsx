import { usePart } from '../ConsumerContext.ts';
import type { ConsumerAmount } from '../ConsumerView.ts';
import styles from './Amounts.module.scss';

type AmountsProps = { readonly title?: string; readonly amounts: readonly ConsumerAmount[] };

export function Amounts({ title, amounts }: AmountsProps) {
  const partOf = usePart();
  return (
    <div className={styles.sheet} {...partOf('refund')}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <dl className={styles.amounts}>
        {amounts.map(({ label, amount, isTotal }, nth) => (
          <div key={`${nth} ${label}`} data-total={isTotal ? '' : undefined}>
            <dt dir="auto">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
