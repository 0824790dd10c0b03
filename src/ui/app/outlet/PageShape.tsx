import type { ReactNode } from 'react';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import styles from './PageShape.module.scss';

export type PageShapeProps = {
  readonly title: string;
  readonly children?: ReactNode;
};

export function PageShape({ title, children }: PageShapeProps) {
  return (
    <div className={styles.shape}>
      <PageHeader title={title} />
      <KeyedText>
        {children || (
          <>
            <Skeleton shape="text" count={2} />
            <Skeleton shape="row" count={6} />
          </>
        )}
      </KeyedText>
    </div>
  );
}
