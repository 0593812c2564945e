import type {ReactNode} from 'react';
import {usePage} from '../site/PageProvider.tsx';
import {AnnouncementBar} from './AnnouncementBar.tsx';
import {Footer} from './Footer.tsx';
import {Metadata, type MetadataProps} from './Metadata.tsx';
import {Navbar} from './Navbar.tsx';
import styles from './Page.module.css';
import {SideMenu} from './SideMenu.tsx';

type PageProps = MetadataProps & {
  /** Navigation beside the content; in the side menu on narrow screens. */
  sidebar?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: announcement, navbar, side menu, main content, footer. */
export function Page({sidebar, children, ...metadata}: PageProps): ReactNode {
  const {config, navbar} = usePage().site;
  return (
    <>
      <Metadata {...metadata} />
      <a className={styles.skipLink} href="#main">
        Skip to main content
      </a>
      {config.announcementBar && <AnnouncementBar {...config.announcementBar} />}
      <Navbar {...navbar} />
      <div className={sidebar ? styles.withSidebar : undefined}>
        <SideMenu navbar={navbar} sidebar={sidebar} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {config.footer && <Footer {...config.footer} />}
    </>
  );
}
