import { ArrowRight, Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImpactProcess } from '../../../../application/impact/ImpactProcess.ts';
import { ORDER_FILE_LIMITS, type OrderFileReport } from '../../../../application/impact/OrderReplays.ts';
import { orderFields } from '../../../../domain/orders/orderFields.ts';
import { orderTemplate } from '../../../../domain/orders/orderTemplate.ts';
import { SAMPLE_SIZE } from '../../../../domain/orders/sampleOrders.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { downloadTable } from '../../../shared/tables/downloadFile.ts';
import { TemplateButton } from '../../../shared/tables/TemplateButton.tsx';
import { useLanguage } from '../../../shared/useLanguage.ts';
import { useFigures } from '../useFigures.ts';
import { BadRows } from './BadRows.tsx';
import { ColumnsForm } from './ColumnsForm.tsx';
import { OrderFileButton } from './OrderFileButton.tsx';
import styles from './SourceCard.module.scss';
import type { OrderFileOutline } from '../../../../domain/impact/orderFileOutline.ts';

export const SourceCard = observer(function SourceCard({ impact }: { readonly impact: ImpactProcess }) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const language = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const { source, work } = impact;
  const isFile = source.kind === 'file';
  const report = isFile ? source.report : undefined;
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <bdi>{isFile ? source.file.name : t('impact.source.sample')}</bdi>
          </h2>
          <p className={styles.muted}>
            {isFile && report
              ? t('impact.source.file', {
                  rows: number(report.rows),
                  size: number(Math.ceil(source.file.size / 10_000) / 100),
                  orders: number(report.orders),
                  bad: number(report.badCount),
                })
              : t('impact.source.sampleHint', { count: SAMPLE_SIZE })}
          </p>
          {report?.isCut && (
            <p className={styles.muted}>{t('impact.source.cut', { most: number(ORDER_FILE_LIMITS.orders) })}</p>
          )}
          {!isFile && <p className={styles.muted}>{t('impact.source.drop')}</p>}
        </div>
        <div className={styles.acts}>
          <Pill icon={<Glyph of={Lock} size="small" />}>{t('impact.source.stays')}</Pill>
          {isFile ? (
            <Button variant="quiet" onPress={() => void impact.takeSample()}>
              {t('impact.source.back')}
            </Button>
          ) : (
            <TemplateButton onPress={() => downloadTable(t('impact.source.templateName'), orderTemplate())} />
          )}
          <OrderFileButton impact={impact} />
        </div>
      </div>
      {isFile && (
        <div className={styles.mapping}>
          <ul className={styles.chips}>
            {orderFields.map((field) => {
              const column = source.outline.choice.mapping[field];
              return (
                column !== undefined && (
                  <li key={field} className={styles.chip}>
                    <bdi className={styles.column}>
                      {source.outline.headers[column] || t('impact.columns.column', { number: number(column + 1) })}
                    </bdi>
                    <Glyph of={ArrowRight} size="small" isMirrored />
                    <KeyedText>{t(`impact.fields.${field}`)}</KeyedText>
                  </li>
                )
              );
            })}
          </ul>
          <Button variant="quiet" size="compact" aria-expanded={isChanging} onPress={() => setChanging(!isChanging)}>
            {t('impact.columns.change')}
          </Button>
        </div>
      )}
      {isFile && isChanging && (
        <ColumnsForm
          // Remount the form for another delimiter, because the file then has other columns.
          key={JSON.stringify(source.outline.choice.table)}
          outline={source.outline}
          onCut={(chosen) => void impact.takeFile(source.file, { language, chosen })}
          onRead={(choice) => {
            setChanging(false);
            void impact.readAs(choice);
          }}
        />
      )}
      {isFile && report && <ReadingNotes outline={source.outline} report={report} />}
      {report && report.badCount > 0 && <BadRows report={report} />}
      {work && (
        <output className={styles.work}>
          <span>{t(`impact.work.${work.kind}`)}</span>
          {work.progress && (
            <>
              <progress
                className={styles.progress}
                aria-label={t(`impact.work.${work.kind}`)}
                max={work.progress.of}
                value={work.progress.done}
              />
              <span className={styles.muted}>
                <KeyedText>{t('impact.work.rate', { rate: number(Math.round(work.rate)) })}</KeyedText>
                <KeyedText>
                  {work.secondsLeft !== undefined &&
                    ` · ${t('impact.work.left', { seconds: number(Math.ceil(work.secondsLeft)) })}`}
                </KeyedText>
              </span>
              <Button size="compact" onPress={() => void impact.cancel()}>
                {t('common.cancel')}
              </Button>
            </>
          )}
        </output>
      )}
    </Card>
  );
});

type ReadingNotesProps = { readonly outline: OrderFileOutline; readonly report: OrderFileReport };

/** Notes about values of the file that are missing or were interpreted. */
function ReadingNotes({ outline, report }: ReadingNotesProps) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const counts = (['emptyRows', 'shortRows', 'completedRows'] as const).filter((name) => report[name] > 0);
  const { dayOrder } = outline.choice.formats;
  if (counts.length === 0 && !outline.isDayOrderOpen) return undefined;
  return (
    <ul className={styles.notes}>
      {counts.map((name) => (
        <li key={name}>{t(`impact.notes.${name}`, { number: number(report[name]) })}</li>
      ))}
      {outline.isDayOrderOpen && <li>{t(`impact.notes.dayOrder.${dayOrder}`)}</li>}
    </ul>
  );
}
