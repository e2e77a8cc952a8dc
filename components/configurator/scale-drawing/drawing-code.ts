export const importDrawing = () => import('./scale-drawing');

type Drawing = Awaited<ReturnType<typeof importDrawing>>['default'];

let drawing: Drawing | null = null;

/** Loads the code of the drawing ahead: a page that is being printed cannot wait for it. */
export async function loadDrawing(): Promise<void> {
  ({ default: drawing } = await importDrawing());
}

/** The drawing, when its code is there. */
export const loadedDrawing = (): Drawing | null => drawing;
