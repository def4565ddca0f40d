export type { ExportJob, PackedPicture } from './export-job.ts';
export { createExporter, type Exporter } from './exporter.ts';
