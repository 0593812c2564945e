const guide = 'https://api-clients-automation.netlify.app/docs/5/clients/migration-guides/javascript';

/** Address of a section of the migration guide. */
export function guideUrl(section: string): string {
  return `${guide}#${section}`;
}
