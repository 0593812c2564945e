import config from '../../site.config.ts';

/** All that lies below the docs' base path; +guard.ts answers "not found" where there is no doc. */
export default function route({urlPathname}: {urlPathname: string}): boolean {
  return urlPathname === config.docs.routeBasePath || urlPathname.startsWith(`${config.docs.routeBasePath}/`);
}
