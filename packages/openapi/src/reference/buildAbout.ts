import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {readObject, readText} from '../document/readValues.ts';
import type {AboutLink} from './apiReference.ts';
import {buildFurtherReading, buildLink} from './webAddress.ts';

/** What a document says about itself besides its texts: terms, contact, license, and where to read more. */
export function buildAbout({info, externalDocs}: OpenApiDocument): AboutLink[] {
  const contact = readObject(info.contact);
  const license = readObject(info.license);
  const email = readText(contact.email);
  const reading = buildFurtherReading(externalDocs);
  return [
    ...buildLink('Terms of service', '', info.termsOfService),
    ...buildLink('Contact', contact.name, contact.url),
    ...buildLink('Email', email, email && `mailto:${email}`),
    ...buildLink('License', license.name ?? license.identifier, license.url),
    ...(reading ? [{label: 'Read more', ...reading}] : []),
  ];
}
