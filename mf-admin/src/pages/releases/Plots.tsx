import type { VersionInUse } from '@shop/shared-data/released-site';
import { MEASURES, type Measure, measureOf, type ReportRow } from '@shop/shared-data/report-row';
import { REPORTED_DAYS } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Heading } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from './Plots.module.css';
import { PLOT, type Plot, plotOf } from './plot';
import { useFormats } from './useFormats';

interface Props {
  versions: VersionInUse[];
  rows: ReportRow[];
}

/** One small plot for each measure, with a line for each version. The table has the same as numbers. */
export function Plots({ versions, rows }: Props) {
  const { t } = useTranslation('adminReleases');
  const formats = useFormats();
  const names = versions.map(({ version }) => version);
  const drawn = MEASURES.flatMap((measure) => {
    const plot = plotOf(rows, measure, names);
    return plot ? [{ measure, plot }] : [];
  });
  return (
    <div>
      <Heading level={3} className={styles.title}>
        {t('plots', { days: REPORTED_DAYS })}
      </Heading>
      <ul className={styles.legend}>
        {versions.map((version) => (
          <li key={version.use}>
            <svg viewBox="0 0 24 8" className={styles.sample} aria-hidden="true">
              <path d="M0 4L24 4" className={clsx(styles.line, styles[version.use])} />
            </svg>
            <span>{formats.use(version)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.plots}>
        {drawn.map(({ measure, plot }) => (
          <PlotFigure key={measure} {...{ measure, plot, versions, rows }} />
        ))}
      </div>
    </div>
  );
}

interface FigureProps extends Props {
  measure: Measure;
  plot: Plot;
}

function PlotFigure({ measure, plot, versions, rows }: FigureProps) {
  const { t } = useTranslation('adminReleases');
  const { language } = useLanguage();
  const formats = useFormats();
  const label = t(`measure.${measure}`);
  const sums = versions.map((version) => {
    const own = rows.filter((row) => row.version === version.version);
    const value = formats.value(measure, measureOf(own, measure));
    return t('values', { use: formats.use(version), value });
  });
  const day = (value = '') => formatDay(value, language, { month: 'short', day: 'numeric' });
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{label}</span>
        <span className={styles.axis}>{formats.value(measure, plot.max)}</span>
      </figcaption>
      <svg
        viewBox={`-4 -4 ${PLOT.width + 8} ${PLOT.height + 8}`}
        className={styles.plot}
        role="img"
        aria-label={`${label}. ${sums.join('. ')}`}
      >
        <path d={`M0 0L${PLOT.width} 0M0 ${PLOT.height}L${PLOT.width} ${PLOT.height}`} />
        {versions.map(({ use }, index) => (
          <g key={use} className={clsx(styles.line, styles[use])}>
            <path d={plot.lines[index]?.path} />
            {plot.lines[index]?.points.map(({ x, y, day: at }) => (
              <circle key={at} cx={x} cy={y} r="2" />
            ))}
          </g>
        ))}
      </svg>
      <div className={styles.days}>
        <span>{day(plot.days[0])}</span>
        <span>{plot.days.length > 1 && day(plot.days.at(-1))}</span>
      </div>
    </figure>
  );
}
