import { qrCode } from '@/lib/contracts/qr-code';

/** A text as a picture that cameras read, dark on light whatever the page's colours. */
export function QrCode({ text, title }: { readonly text: string; readonly title: string }) {
  const { size, path } = qrCode(text);
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
