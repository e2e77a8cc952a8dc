import { LOOKS, TEXT } from '@/lib/families/drawings/looks';
import type { Scene } from '@/lib/families/drawings/scene';

interface DrawingSheetProps {
  readonly scene: Scene;
  /** All that the drawing says. */
  readonly label: string;
}

/** A scale drawing as SVG, the same on the server, in the browser and in print. */
export function DrawingSheet({ scene, label }: DrawingSheetProps) {
  const [width, height] = [Math.ceil(scene.width), Math.ceil(scene.height)];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      className="mx-auto block h-auto max-w-full"
    >
      {scene.paths.map(({ look, d }) => (
        <path key={look} d={d} {...LOOKS[look]} />
      ))}
      <g fill="currentColor" stroke="none" fontSize={TEXT.figures} className="figures">
        {scene.labels.map(({ x, y, text, anchor, isSoft }) => (
          <text
            key={`${text} ${x} ${y}`}
            x={x.toFixed(1)}
            y={y.toFixed(1)}
            textAnchor={anchor}
            {...(isSoft && { fontSize: TEXT.names, fillOpacity: TEXT.namesOpacity })}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
