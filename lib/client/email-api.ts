import { EMAIL_PATHS } from '@/lib/contracts/calls';
import { emailAnswerSchema, type SendEmailRequest } from '@/lib/contracts/email';
import { postJson } from './api';

/** Has a mail sent as whoever is signed in. Rejects with the `ApiError` that tells why not. */
export async function sendEmail(request: SendEmailRequest, token: string | null): Promise<void> {
  emailAnswerSchema.parse(await postJson(EMAIL_PATHS.sendByBody, request, { token }));
}
