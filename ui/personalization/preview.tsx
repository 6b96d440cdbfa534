import type { ReactElement } from 'react';
import type { PersonalizationOffer } from '../../core/personalization/personalization';
import { collarColor } from './collar-color';
import * as styles from './personalization.module.css';

export interface PreviewProps {
  readonly offer: PersonalizationOffer;
  /** The color of the variant, as it is named; undefined where it has none. */
  readonly itemColor: string | undefined;
  readonly lines: ReadonlyArray<string>;
  readonly font: string;
  readonly color: string;
}

const BLOCK = { fontFamily: 'ui-sans-serif, system-ui, sans-serif', fontWeight: 800 } as const;
const SCRIPT = {
  fontFamily: '"Snell Roundhand", "Segoe Script", "Brush Script MT", "URW Chancery L", cursive',
  fontStyle: 'italic',
  fontWeight: 600,
} as const;

const OUTLINE = { stroke: '#000000', strokeOpacity: 0.45, strokeWidth: 1.5, paintOrder: 'stroke' } as const;

/** The average width of a letter, as a part of the size of the type. */
const LETTER = 0.62;

interface Place {
  /** The middle of the text. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const TAG: Place = { x: 120, y: 158, width: 158, height: 112 };
const COLLAR: Place = { x: 264, y: 60, width: 296, height: 44 };
const EMPTY = 'Your text';

/** The largest type in which every line fits. */
const sizeFor = (lines: ReadonlyArray<string>, { width, height }: Place): number => {
  const longest = Math.max(...lines.map((line) => [...line].length), 4);
  return Math.min(width / (longest * LETTER), height / (lines.length * 1.25), 40);
};

const Text = ({
  lines: typed,
  place,
  fill,
  isOutlined,
  isScript,
}: {
  readonly lines: ReadonlyArray<string>;
  readonly place: Place;
  readonly fill: string;
  /** Whether the letters have an edge, so that they can be read on a collar of their own color. */
  readonly isOutlined: boolean;
  readonly isScript: boolean;
}): ReactElement => {
  const lines = typed.length === 0 ? [EMPTY] : typed;
  const size = sizeFor(lines, place);
  const first = place.y - ((lines.length - 1) * size * 1.25) / 2;
  return (
    <g
      {...(isScript ? SCRIPT : BLOCK)}
      fontSize={size}
      fill={fill}
      {...(isOutlined ? OUTLINE : {})}
      textAnchor="middle"
      opacity={typed.length === 0 ? 0.45 : 1}
    >
      {lines.map((line, index) => (
        <text key={index} x={place.x} y={first + index * size * 1.25} dominantBaseline="central">
          {line}
        </text>
      ))}
    </g>
  );
};

const Tag = (): ReactElement => (
  <>
    <circle cx="120" cy="30" r="22" fill="none" stroke="#8b95a2" strokeWidth="6" />
    <circle cx="120" cy="158" r="98" fill="#cfd6de" stroke="#9aa4b1" strokeWidth="4" />
    <circle cx="120" cy="158" r="88" fill="none" stroke="#eef1f5" strokeWidth="3" />
    <circle cx="120" cy="72" r="8" fill="#5b6675" />
  </>
);

const Collar = ({ fill }: { readonly fill: string }): ReactElement => (
  <>
    <rect x="12" y="24" width="416" height="72" rx="16" fill={fill} stroke="#5b6675" strokeOpacity="0.4" />
    <path d="M104 34H416M104 86H416" stroke="#ffffff" strokeOpacity="0.35" strokeWidth="2" strokeDasharray="7 5" />
    <rect x="28" y="12" width="62" height="96" rx="16" fill="none" stroke="#a3adba" strokeWidth="10" />
    <path d="M30 60H90" stroke="#a3adba" strokeWidth="9" strokeLinecap="round" />
  </>
);

/** The tag or the collar with the text as it is typed (PRO-08). */
export const Preview = ({ offer, itemColor, lines, font, color }: PreviewProps): ReactElement => {
  const isTag = offer.kind === 'tag';
  const said = lines.length === 0 ? 'no text yet' : lines.join(', ');
  return (
    <svg
      role="img"
      aria-label={`Preview: ${said}`}
      viewBox={isTag ? '0 0 240 264' : '0 0 440 120'}
      className={isTag ? styles.tag : styles.collar}
    >
      {isTag ? <Tag /> : <Collar fill={collarColor(itemColor)} />}
      <Text
        lines={lines}
        place={isTag ? TAG : COLLAR}
        fill={isTag ? '#27303c' : (offer.colors.find(({ name }) => name === color)?.value ?? '#ffffff')}
        isOutlined={!isTag}
        isScript={offer.fonts.indexOf(font) > 0}
      />
    </svg>
  );
};
