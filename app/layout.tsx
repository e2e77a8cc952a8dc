import type { Metadata, Viewport } from 'next';
import { display, sans } from './fonts';
import './globals.css';

export const metadata: Metadata = { title: 'Style your own' };
export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#faf8f4' };

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${sans.variable}`}>
      <body>{children}</body>
    </html>
  );
}
