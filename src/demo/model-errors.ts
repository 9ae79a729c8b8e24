import type { ServerResponse } from 'node:http';
import { sendJson } from './loopback.js';

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

export function typeOf(status: number): string {
  return ERROR_TYPES[status] ?? 'api_error';
}

export function errorBody(type: string, message: string): unknown {
  return { type: 'error', error: { type, message }, request_id: null };
}

export function sendError(response: ServerResponse, status: number, type: string, message: string): void {
  sendJson(response, status, errorBody(type, message));
}
