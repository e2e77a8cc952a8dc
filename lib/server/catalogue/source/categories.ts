import type { Report } from '../defect';
import type { CategoryRow } from '../rows';
import { categoriesSchema } from './schema';
import { readYaml, type YamlFile } from './yaml-file';

/** Reads `categories.yaml`; a category's key is its route. */
export function readCategories(root: string, report: Report): readonly CategoryRow[] {
  const yaml = readYaml(root, 'categories.yaml', categoriesSchema, report);
  return yaml ? toRows(yaml, report) : [];
}

function toRows(yaml: YamlFile<ReturnType<typeof categoriesSchema.parse>>, report: Report): readonly CategoryRow[] {
  const rows: CategoryRow[] = [];
  for (const [normalizedName, source] of Object.entries(yaml.data.categories)) {
    const twin = rows.find((row) => row.id === source.id);
    if (twin)
      report(
        yaml.at('categories', normalizedName, 'id'),
        `category id ${source.id} is already that of ${twin.normalizedName}`,
      );
    rows.push({
      id: source.id,
      displayName: source.name,
      longerName: source.longName,
      normalizedName,
      defaultStyleId: source.defaultStyle,
      title: source.title,
      description: source.description.trim(),
      leadTime: source.leadTime,
      delivery: source.delivery,
      position: rows.length,
    });
  }
  return rows;
}
