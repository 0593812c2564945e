import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import type {ReactNode} from 'react';
import {CodeTabs} from '../content/CodeTabs.tsx';
import {buildSamples} from '../layer/samples.ts';

type CheckedCodeProps = {document: OpenApiDocument; operation: PlacedOperation; request: ApiRequest; region: string | undefined};

/** A request as code, in all languages. */
export function CheckedCode({document, operation, request, region}: CheckedCodeProps): ReactNode {
  return <CodeTabs id="checked" samples={buildSamples(document, operation, request, region)} />;
}
