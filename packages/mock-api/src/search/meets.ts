import type {FilterCondition, Operator} from '../state/condition.ts';
import {readAttribute} from './readAttribute.ts';

/** Whether a record meets every outer entry, each by at least one of its inner conditions. */
export function meetsAll(record: object, conditions: FilterCondition[][]): boolean {
  return conditions.every((alternatives) => alternatives.some((condition) => meets(record, condition)));
}

function meets(record: object, condition: FilterCondition): boolean {
  const isMet = readAttribute(record, condition.attribute).some((value) => holds(value, condition));
  return isMet !== condition.isNegated;
}

function holds(value: unknown, condition: FilterCondition): boolean {
  switch (condition.kind) {
    case 'facet':
    case 'tag':
      return isScalar(value) && String(value).toLowerCase() === condition.value.toLowerCase();
    case 'number':
      return typeof value === 'number' && compare(value, condition.operator, condition.number);
    case 'range':
      return typeof value === 'number' && value >= condition.from && value <= condition.to;
  }
}

function compare(value: number, operator: Operator, number: number): boolean {
  switch (operator) {
    case '<':
      return value < number;
    case '<=':
      return value <= number;
    case '=':
      return value === number;
    case '!=':
      return value !== number;
    case '>=':
      return value >= number;
    case '>':
      return value > number;
  }
}

export function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
