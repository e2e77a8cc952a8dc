'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { ZOOM } from './zoom';
import { controlZoom, type ZoomControl } from './zoom-control';
import { PICTURE_FRAME } from './layer-stack';

interface ZoomStageProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A picture that can be enlarged and moved about: by wheel, pinch, double tap, keys (+, −, 0, arrows) and buttons. */
export function ZoomStage({ label, children }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const control = useRef<ZoomControl>(null);
  const [zoom, setZoom] = useState<number>(ZOOM.least);
  useEffect(() => {
    if (!stage.current) return;
    const { width, height } = PICTURE_FRAME;
    control.current = controlZoom(stage.current, width / height, setZoom);
    return control.current.release;
  }, []);
  return (
    <>
      <div
        ref={stage}
        role="group"
        tabIndex={0}
        aria-label={`${label}. Plus and minus zoom, 0 fits, arrows move.`}
        data-focus-first
        className="zoom-stage"
      >
        <div role="img" aria-label={label} className="zoom-picture">
          {children}
        </div>
      </div>
      <div className="absolute bottom-3 left-3 flex rounded-round bg-card/95 shadow-float">
        <Step
          name="Zoom out"
          icon="minus"
          isAtEnd={zoom <= ZOOM.least}
          onClick={() => control.current?.zoomBy(1 / ZOOM.step)}
        />
        <Step name="Fit the window" icon="fit" isAtEnd={zoom <= ZOOM.least} onClick={() => control.current?.fit()} />
        <Step
          name="Zoom in"
          icon="plus"
          isAtEnd={zoom >= ZOOM.most}
          onClick={() => control.current?.zoomBy(ZOOM.step)}
        />
      </div>
      <p role="status" className="sr-only">
        {`Zoom ${Math.round(zoom * 100)} %`}
      </p>
    </>
  );
}

interface StepProps {
  readonly name: string;
  readonly icon: IconName;
  /** There is no more of it; the button stays where the focus is. */
  readonly isAtEnd: boolean;
  readonly onClick: () => void;
}

function Step({ name, icon, isAtEnd, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isAtEnd || undefined}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-round transition-colors duration-150 hover:text-accent aria-disabled:text-soft"
    >
      <Icon name={icon} />
    </button>
  );
}
