import path from 'node:path';

/** The catalogue that the project ships. */
export const CATALOGUE_FOLDER = path.resolve(__dirname, '../../prisma/catalog');
