import type {ReactNode} from 'react';

function Icon({children, size = 20}: {children: ReactNode; size?: number}): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = (): ReactNode => (
  <Icon>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </Icon>
);
export const CloseIcon = (): ReactNode => (
  <Icon size={16}>
    <path d="m4 4 12 12M16 4 4 16" />
  </Icon>
);
export const SearchIcon = (): ReactNode => (
  <Icon size={16}>
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m12.8 12.8 4.7 4.7" />
  </Icon>
);
export const SunIcon = (): ReactNode => (
  <Icon>
    <circle cx="10" cy="10" r="3.5" />
    <path d="M10 1.8v1.8m0 12.8v1.8M1.8 10h1.8m12.8 0h1.8M4.2 4.2l1.3 1.3m9 9 1.3 1.3m0-11.6-1.3 1.3m-9 9-1.3 1.3" />
  </Icon>
);
export const MoonIcon = (): ReactNode => (
  <Icon>
    <path d="M17 11.6A7.2 7.2 0 0 1 8.4 3a7.2 7.2 0 1 0 8.6 8.6Z" />
  </Icon>
);
export const ChevronIcon = (): ReactNode => (
  <Icon size={12}>
    <path d="m4 7 6 6 6-6" strokeWidth="2.4" />
  </Icon>
);
/** A cat's head and shoulders in a disc: what people look for when they look for GitHub. */
export const GitHubIcon = (): ReactNode => (
  <Icon>
    <path
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
      d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.800 4.600 8.500 5.900a9 9 0 0 1 3 0l2.700-1.300c.6 1 .7 2.100.4 3 .7.8 1 1.700 1 2.700 0 2.800-1.700 4-4.200 4.300.5.5.7 1.100.7 1.900v2.200H7.900v-1.600c-2.100.4-2.600-.7-3.200-1.600-.3-.4-.7-.6-.9-.9.9-.4 1.600.1 2.200.9.5.7 1 1 1.900.8.1-.7.3-1.300.7-1.700-2.500-.3-4.200-1.500-4.200-4.300 0-1 .3-1.900 1-2.700-.3-.9-.2-2 .4-3Z"
    />
  </Icon>
);
export const LanguageIcon = (): ReactNode => (
  <Icon>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M2.500 10h15M10 2.500c4.500 4.500 4.500 10.500 0 15-4.500-4.500-4.500-10.500 0-15Z" />
  </Icon>
);
export const CopyIcon = (): ReactNode => (
  <Icon size={16}>
    <rect x="7" y="7" width="10" height="10" rx="2" />
    <path d="M4 13H3V5a2 2 0 0 1 2-2h8v1" />
  </Icon>
);
export const WrapIcon = (): ReactNode => (
  <Icon size={16}>
    <path d="M3 4.500h14M3 15.500h4m-4-5.500h11a2.750 2.750 0 0 1 0 5.500h-3m1.800-2-2 2 2 2" />
  </Icon>
);
