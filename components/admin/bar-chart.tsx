interface BarChartProps {
  readonly title: string;
  /** A bar each, with what it stands for. */
  readonly bars: readonly (readonly [label: string, value: number])[];
}

const WIDTH = 280;
const HEIGHT = 72;

/** Few figures as bars; the figures themselves are read out, and shown by the table or file beside it. */
export function BarChart({ title, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(([, value]) => value));
  const total = bars.reduce((sum, [, value]) => sum + value, 0);
  const step = WIDTH / Math.max(1, bars.length);
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="figures text-title">{total.toLocaleString('en-US')}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: ${total} in all, at most ${total === 0 ? 0 : most} on a day`}
        className="mt-2 block w-full border-b border-line"
      >
        {bars.map(([label, value], index) => {
          const height = (value / most) * (HEIGHT - 4);
          return (
            <rect
              key={label}
              x={index * step + step * 0.1}
              y={HEIGHT - height}
              width={step * 0.8}
              height={height}
              className="fill-accent"
            >
              <title>{`${label}: ${value}`}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}
