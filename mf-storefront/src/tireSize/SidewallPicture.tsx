import { useTranslation } from 'react-i18next';
import styles from './SidewallPicture.module.css';
import { sizeSegments } from './sizeSegments';

/** The tire is a ring around this point; only its top is in the picture. */
const CENTER = { x: 163, y: 522 };
const TEXT_RADIUS = 454;

/** The parts of a size, with their horizontal distance from the center of the tire. */
const PARTS = [
  ['225', -77],
  ['65', -33],
  ['R17', 4],
  ['102H', 77],
] as const;
const SLASH_AT = -51.5;

/** The centers of the labels. The last one is the longest, in both languages. */
const COLUMNS = [34, 104, 168, 256];

const angleAt = (distance: number, radius: number) => Math.asin(distance / radius);

function Marking({ text, at }: { text: string; at: number }) {
  const degrees = (angleAt(at, TEXT_RADIUS) * 180) / Math.PI;
  return (
    <text
      className={styles.marking}
      x={CENTER.x}
      y={CENTER.y - TEXT_RADIUS}
      transform={`rotate(${degrees.toFixed(2)} ${CENTER.x} ${CENTER.y})`}
    >
      {text}
    </text>
  );
}

export function SidewallPicture() {
  const { t } = useTranslation('tireSize');
  const columns = sizeSegments.map((segment, at) => ({
    label: t(`parts.${segment}`),
    x: COLUMNS[at],
  }));
  return (
    <svg viewBox="0 0 326 164" role="img" aria-label={t('meaning')} className={styles.picture}>
      <circle cx={CENTER.x} cy={CENTER.y} r="462" className={styles.sidewall} />
      <circle cx={CENTER.x} cy={CENTER.y} r="500" className={styles.tread} />
      <circle cx={CENTER.x} cy={CENTER.y} r="419" className={styles.rim} />
      <Marking text="/" at={SLASH_AT} />
      {PARTS.map(([part, at], index) => {
        const { label = '', x = 0 } = columns[index] ?? {};
        const start = angleAt(at, TEXT_RADIUS);
        return (
          <g key={part}>
            <path
              className={styles.leader}
              d={`M${(CENTER.x + 445 * Math.sin(start)).toFixed(1)} ${(CENTER.y - 445 * Math.cos(start)).toFixed(1)}L${x} 142`}
            />
            <Marking text={part} at={at} />
            <text className={styles.label} x={x} y="157">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
