'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { permalink } from './address';

interface PrintHeadProps {
  readonly name: string;
  readonly sku: string;
}

/** Head of the printed specification sheet; the screen does not show it. Date and link are those of the printing. */
export function PrintHead({ name, sku }: PrintHeadProps) {
  const [printed, setPrinted] = useState({ date: '', link: '' });
  useEffect(() => {
    const note = () => {
      const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
      flushSync(() => setPrinted({ date, link: permalink() }));
    };
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    <div className="print-only mb-4">
      <p className="type-eyebrow text-accent">Specification</p>
      <p className="type-display mt-1 text-name">{name}</p>
      <p className="mt-2 font-code text-note wrap-anywhere">{sku}</p>
      <p className="mt-1 text-note wrap-anywhere text-soft">
        {printed.date} · {printed.link}
      </p>
    </div>
  );
}
