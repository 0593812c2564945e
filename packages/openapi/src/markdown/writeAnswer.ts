import {toHref} from '../reference/anchors.ts';
import type {Answer, Field, ResponseLink} from '../reference/apiReference.ts';
import {type Block, heading, inlineCode, link, list, paragraph, strong} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {joinBlocks, joinWith, startWith} from './sentences.ts';
import {writeMediaTypes} from './writeMediaTypes.ts';
import {writeFieldList} from './writeRootSchema.ts';

export function writeAnswer(answer: Answer): Block[] {
  const text = readHtml(answer.descriptionHtml);
  return [heading(4, `Response ${answer.status}`), ...joinBlocks(text, 'Fields:', writeAnswerParts(answer))];
}

/** What a response is made of. */
export function writeAnswerParts({mediaTypes, headers, links}: Answer): Block[] {
  return [
    ...writeMediaTypes(mediaTypes),
    ...(headers.length > 0 ? writeHeaders(headers) : []),
    ...(links.length > 0 ? [paragraph(strong('Links')), list(links.map(writeLink))] : []),
  ];
}

function writeHeaders(headers: Field[]): Block[] {
  return [paragraph(strong('Headers')), writeFieldList(headers)];
}

/** "`next`, to getPage with `page` from `$response.body#/next`: The page after this." */
function writeLink({name, descriptionHtml, operation, target, values}: ResponseLink): Block[] {
  const to = target ? link(toHref(target.anchor, target.route), operation) : operation;
  const sent = values.map((value) => [inlineCode(value.name), ' from ', inlineCode(value.value)]);
  return startWith(
    [inlineCode(name), ...(operation ? [', to ', to] : []), ...(sent.length > 0 ? [' with ', ...joinWith(sent, ', ')] : [])],
    readHtml(descriptionHtml),
  );
}
