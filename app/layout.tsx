import type { Metadata, Viewport } from 'next';
import { PAPER } from './colours';
import { display, sans } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  title: 'Style your own',
  // Custom skus look like telephone numbers to some phones.
  formatDetection: { telephone: false },
};
export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: PAPER };

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${sans.variable}`}>
      <body>
        {children}
        <script src="/recover.js" async fetchPriority="low" />
      </body>
    </html>
  );
}
