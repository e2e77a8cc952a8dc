import { memo } from 'react';
import clsx from 'clsx';

/** Stroked line drawings on a 20 × 20 grid. */
const DRAWINGS = {
  expand: 'M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M3 7V4h4M13 4h4v3M17 13v3h-4M7 16H3v-3M7 8.5h6v3H7Z',
  ruler: 'M2.5 7h15v6.5h-15ZM5.5 7v2.5M8.5 7v3.5M11.5 7v2.5M14.5 7v3.5',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  chevron: 'M5 7.5l5 5 5-5',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.5 13.5L17 17',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.5 0l3-3a3.2 3.2 0 0 0-4.5-4.5l-1 1M11.5 8.5a3.2 3.2 0 0 0-4.5 0l-3 3A3.2 3.2 0 0 0 8.5 16l1-1',
  share: 'M10 12.5V2.5M6.5 5.5L10 2.5l3.5 3M6 9H4v8.5h12V9h-2',
  check: 'M4 10.5l4 4 8-9',
  mail: 'M2.5 5h15v10.5h-15ZM2.5 5.5L10 11.5l7.5-6',
  pencil: 'M3 17l.8-3.6L13.6 3.6a1.6 1.6 0 0 1 2.3 0l.5.5a1.6 1.6 0 0 1 0 2.3L6.6 16.2ZM11.8 5.4l2.8 2.8',
  print: 'M6 7V3h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8V17H6Z',
  menu: 'M3 6h14M3 10h14M3 14h14',
  filter: 'M3 6h14M6 10h8M8.5 14h3',
  login: 'M11 3h5v14h-5M3 10h9M8.5 6.5L12 10l-3.5 3.5',
  logout: 'M9 3H4v14h5M8 10h9M13.5 6.5L17 10l-3.5 3.5',
  undo: 'M7 4L3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'M13 4l4 4-4 4M17 8H8.5a4.5 4.5 0 0 0 0 9H12',
  startOver: 'M4.5 7.2A6.5 6.5 0 1 1 3.6 11.5M4.5 3v4.5H9',
  surprise: 'M4 4h12v12H4ZM7.5 7.5v.01M12.5 7.5v.01M10 10v.01M7.5 12.5v.01M12.5 12.5v.01',
  keep: 'M5.5 3h9v14L10 13.5 5.5 17Z',
  budget:
    'M10 2.5v15M13.5 6.2C13 5 11.7 4.5 10 4.5c-2 0-3.5 1-3.5 2.75 0 3.55 7 1.85 7 5.55 0 1.7-1.5 2.75-3.5 2.75-1.8 0-3.1-.6-3.6-1.9',
  compare: 'M3 4h6v12H3ZM11 4h6v12h-6Z',
  eye: 'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10ZM10 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  eyeClosed: 'M2.5 8.5c1.4 2.3 4 4.2 7.5 4.2s6.1-1.9 7.5-4.2M10 12.7v2.8M5.2 11.5l-1.6 2.3M14.8 11.5l1.6 2.3',
} as const;

export type IconName = keyof typeof DRAWINGS;

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** A decorative icon; the control around it carries the name. */
export const Icon = memo(function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('size-5 shrink-0', className)}
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
});
