type Drawing = typeof import('./scale-drawing').default;

let drawing: Drawing | null = null;

export const importDrawing = () => import('./scale-drawing');

/** Loads the code of the drawing ahead: a page that is being printed cannot wait for it. */
export async function loadDrawing(): Promise<void> {
  ({ default: drawing } = await importDrawing());
}

/** The drawing, when its code is there. */
export const loadedDrawing = (): Drawing | null => drawing;
